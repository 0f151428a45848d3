import type { Site, SiteChat } from '@forecourt/domain';
import { ga4Origins } from '../src/site/analytics/ga4Origins.ts';
import type { PageOrigins } from './contentPolicy.ts';

/** What a site's chat may reach: its script's own origin, and those that the site's file names. */
function chatOrigins(chat: SiteChat | null): Omit<PageOrigins, 'forms'> {
  if (!chat) return { scripts: [], images: [], connect: [], frames: [] };
  const own = chat.script.startsWith('https:') ? [new URL(chat.script).origin] : [];
  const { images, connect, frames } = chat.origins;
  return {
    scripts: own,
    images: [...own, ...images],
    connect: [...own, ...connect],
    frames: [...own, ...frames],
  };
}

/** What the pages of one site may reach: its map's tiles, and a counter of another company only where it has one. */
export function originsOf(site: Pick<Site, 'map' | 'analytics' | 'chat'> | null, everywhere: PageOrigins): PageOrigins {
  const counter = site?.analytics.measurementId ? ga4Origins : { scripts: [], images: [], connect: [] };
  const chat = chatOrigins(site?.chat ?? null);
  const tiles = site?.map ? [new URL(site.map.styleUrl).origin, ...site.map.origins] : [];
  return {
    forms: everywhere.forms,
    scripts: [...everywhere.scripts, ...counter.scripts, ...chat.scripts],
    images: [...everywhere.images, ...counter.images, ...chat.images],
    frames: [...everywhere.frames, ...chat.frames],
    connect: [...everywhere.connect, ...tiles, ...counter.connect, ...chat.connect],
  };
}
