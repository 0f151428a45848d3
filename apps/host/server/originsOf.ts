import type { Site } from '@forecourt/domain';
import { ga4Origins } from '../src/site/analytics/ga4Origins.ts';
import type { PageOrigins } from './contentPolicy.ts';

/** What the pages of one site may reach: its map's tiles, and a counter of another company only where it has one. */
export function originsOf(site: Pick<Site, 'map' | 'analytics'> | null, everywhere: PageOrigins): PageOrigins {
  const counter = site?.analytics.measurementId ? ga4Origins : { scripts: [], images: [], connect: [] };
  const tiles = site?.map ? [new URL(site.map.styleUrl).origin, ...site.map.origins] : [];
  return {
    forms: everywhere.forms,
    scripts: [...everywhere.scripts, ...counter.scripts],
    images: [...everywhere.images, ...counter.images],
    connect: [...everywhere.connect, ...tiles, ...counter.connect],
  };
}
