import type { Metadata } from 'next';
import { BlogListPage, blogListMetadata } from '../../../site/blog/BlogListPage.tsx';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

const first = { category: null, page: 1 };

export const generateMetadata = (): Promise<Metadata> => blogListMetadata(first);

export default function BlogPage() {
  return <BlogListPage {...first} />;
}
