import type { Breadcrumb } from '@forecourt/content';
import { blogPath } from '@forecourt/content/model';
import type { ContentRecord } from '@forecourt/domain';
import { homeTrail } from '../page/homeTrail.ts';

/** Breadcrumb trail of an article: the list of its category. */
export const articleTrail = ({ category }: Pick<ContentRecord<'article'>, 'category'>): Breadcrumb[] => [
  ...homeTrail,
  { name: 'Blog', href: blogPath() },
  { name: category, href: blogPath(category) },
];
