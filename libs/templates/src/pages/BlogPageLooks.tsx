import type { BlogPageProps } from '../contract/articlePages.ts';
import { BlogPage } from './BlogPage.tsx';

/** Group: a light band, as on its other pages. */
export function GroupBlogPage(props: BlogPageProps) {
  return <BlogPage {...props} look={{ head: 'sunken' }} />;
}

/** Superstore: buying guides, all the same size. */
export function SuperstoreBlogPage(props: BlogPageProps) {
  return <BlogPage {...props} look={{ feature: false, text: 'Buying guides and straight answers.' }} />;
}

/** Caravans: trips and towing. */
export function CaravanBlogPage(props: BlogPageProps) {
  return <BlogPage {...props} look={{ head: 'inverse', text: 'Trips, towing, and what to check before you go.' }} />;
}
