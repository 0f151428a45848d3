import type { BlogPageProps } from '../contract/articlePages.ts';
import { BlogPage } from './BlogPage.tsx';

/** A group: a quiet band, as on its other pages. */
export function GroupBlogPage(props: BlogPageProps) {
  return <BlogPage {...props} look={{ head: 'sunken' }} />;
}

/** A superstore: guides for buyers, all of one size to choose from. */
export function SuperstoreBlogPage(props: BlogPageProps) {
  return <BlogPage {...props} look={{ feature: false, text: 'Buying guides and straight answers.' }} />;
}

/** Caravans: trips and towing. */
export function CaravanBlogPage(props: BlogPageProps) {
  return <BlogPage {...props} look={{ head: 'inverse', text: 'Trips, towing, and what to check before you go.' }} />;
}
