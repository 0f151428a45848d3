import type { Metadata } from 'next';
import { BlogListPage, blogListMetadata } from '../../../../../site/blog/BlogListPage.tsx';
import { pageNumber } from '../../../../../site/blog/pageNumber.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface BlogRoute {
  params: Promise<{ number: string }>;
}

const listOf = async ({ params }: BlogRoute) => ({ category: null, page: pageNumber((await params).number) });

export const generateMetadata = async (route: BlogRoute): Promise<Metadata> => blogListMetadata(await listOf(route));

export default async function LaterBlogPage(route: BlogRoute) {
  return <BlogListPage {...await listOf(route)} />;
}
