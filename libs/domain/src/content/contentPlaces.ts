import { ownModelPath } from '../range/rangePaths.ts';
import type { ContentKind } from './contentKinds.ts';
import { contentPagePath } from './contentPaths.ts';

const places: { readonly [Kind in ContentKind]?: (slug: string) => string } = {
  page: contentPagePath,
  model: (slug) => ownModelPath({ slug }),
};

/** The page of a record's own; null of a kind whose records show on pages of others. @example contentPlace('page', 'about-us') // '/about-us' */
export const contentPlace = (kind: ContentKind, slug: string): string | null => places[kind]?.(slug) ?? null;
