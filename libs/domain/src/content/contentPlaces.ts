import { slugify } from '../makes.ts';
import { pageHref } from '../pages/pageHref.ts';
import { contentPagePath } from '../pages/sitePages.ts';
import type { ContentKind, ContentRecord } from './contentKinds.ts';

const places: { readonly [Kind in ContentKind]?: (record: ContentRecord<Kind>) => string } = {
  page: ({ slug }) => contentPagePath(slug),
  model: ({ slug }) => pageHref('model', { model: slug }),
  article: ({ slug, category }) => pageHref('article', { category: slugify(category), article: slug }),
  offer: ({ slug, manufacturer }) =>
    manufacturer === null
      ? pageHref('offer', { offer: slug })
      : pageHref('make-offer', { manufacturer: slugify(manufacturer), offer: slug }),
};

/** The page of a record's own; null of a kind whose records show on pages of others. */
export const contentPlace = <Kind extends ContentKind>(kind: Kind, record: ContentRecord<Kind>): string | null =>
  (places[kind] as ((record: ContentRecord<Kind>) => string) | undefined)?.(record) ?? null;
