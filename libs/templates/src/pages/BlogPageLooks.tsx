import { articleMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { BlogPageProps } from '../contract/articlePages.ts';
import { BlogPage } from './BlogPage.tsx';

/** Group: a light band, as on its other pages. */
export function GroupBlogPage(props: BlogPageProps) {
  return <BlogPage {...props} look={{ head: 'sunken' }} />;
}

/** Superstore: buying guides, all the same size. */
export function SuperstoreBlogPage(props: BlogPageProps) {
  const say = useWords(articleMessages);
  return <BlogPage {...props} look={{ feature: false, text: say('article.buyingGuidesAndStraight') }} />;
}

/** Caravans: trips and towing. */
export function CaravanBlogPage(props: BlogPageProps) {
  const say = useWords(articleMessages);
  return <BlogPage {...props} look={{ head: 'inverse', text: say('article.tripsTowingAndWhat') }} />;
}
