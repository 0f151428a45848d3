import type { Metadata } from 'next';
import { BlogListPage, blogListMetadata } from '../../../../site/blog/BlogListPage.tsx';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface CategoryRoute {
  params: Promise<{ category: string }>;
}

const listOf = async ({ params }: CategoryRoute) => ({ category: (await params).category, page: 1 });

export const generateMetadata = async (route: CategoryRoute): Promise<Metadata> =>
  blogListMetadata(await listOf(route));

export default async function CategoryPage(route: CategoryRoute) {
  return <BlogListPage {...await listOf(route)} />;
}
