import type { Breadcrumb } from '@forecourt/content';
import { blogPath } from '@forecourt/content/model';
import type { ContentRecord, PublicSite } from '@forecourt/domain';
import { articleMessages, wordsOf } from '@forecourt/domain/messages';
import { homeTrail } from '../page/homeTrail.ts';

type Speaker = Pick<PublicSite, 'messages'>;

/** Breadcrumb trail of a page directly below the list of all articles. */
export const blogTrail = (site: Speaker): Breadcrumb[] => [
  ...homeTrail(site),
  { name: wordsOf(articleMessages, site)('article.blog'), href: blogPath() },
];

/** Breadcrumb trail of an article: the list of its category. */
export const articleTrail = (site: Speaker, { category }: Pick<ContentRecord<'article'>, 'category'>): Breadcrumb[] => [
  ...blogTrail(site),
  { name: category, href: blogPath(category) },
];
