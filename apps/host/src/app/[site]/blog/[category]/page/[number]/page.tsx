import type { Metadata } from 'next';
import { BlogListPage, blogListMetadata } from '../../../../../../site/blog/BlogListPage.tsx';
import { pageNumber } from '../../../../../../site/blog/pageNumber.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface CategoryRoute {
  params: Promise<{ category: string; number: string }>;
}

async function listOf({ params }: CategoryRoute) {
  const { category, number } = await params;
  return { category, page: pageNumber(number) };
}

export const generateMetadata = async (route: CategoryRoute): Promise<Metadata> =>
  blogListMetadata(await listOf(route));

export default async function LaterCategoryPage(route: CategoryRoute) {
  return <BlogListPage {...await listOf(route)} />;
}
