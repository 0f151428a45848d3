import { tagsOf, type Site, type TagOrigins } from '@forecourt/domain';
import type { PageOrigins } from './contentPolicy.ts';

/** External origins that the pages of one site may use: its map tiles, and vendors only if it has them. */
export function originsOf(
  site: Pick<Site, 'map' | 'analytics' | 'chat' | 'vendors'> | null,
  everywhere: PageOrigins,
): PageOrigins {
  const tags = site ? tagsOf(site) : [];
  const ofTags = (directive: keyof TagOrigins) => tags.flatMap(({ origins }) => origins[directive]);
  const tiles = site?.map ? [new URL(site.map.styleUrl).origin, ...site.map.origins] : [];
  return {
    forms: everywhere.forms,
    scripts: [...everywhere.scripts, ...ofTags('scripts')],
    images: [...everywhere.images, ...ofTags('images')],
    frames: [...everywhere.frames, ...ofTags('frames')],
    connect: [...everywhere.connect, ...tiles, ...ofTags('connect')],
  };
}
