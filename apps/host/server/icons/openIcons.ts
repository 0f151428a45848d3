import type { PublicSite } from '@forecourt/domain';
import { drawIcon } from '@forecourt/platform';
import { LRUCache } from 'lru-cache';
import { themeStyle } from '../../src/site/page/themeStyle.ts';
import { icoFile } from './icoFile.ts';
import { initialsTile } from './initialsTile.ts';

/** A file that browsers and phones show a site by. */
export interface IconFile {
  type: string;
  body: Buffer;
}

/** @returns null where the path is not one of an icon */
export type FindIcon = (site: PublicSite, path: string) => Promise<IconFile | null>;

export interface IconDeps {
  /** The file of a site's own icon, by its hash and ending. */
  original: (hash: string, ending: string) => Promise<Uint8Array | null>;
  /** Where the themes' font files are. */
  fontFolder: string;
}

const white = '#ffffff';

/** The site's own icon, or its initials. */
async function picture(site: PublicSite, { original, fontFolder }: IconDeps, isRound: boolean) {
  const { icon } = site.identity;
  const own = icon && (await original(icon.hash, icon.type));
  if (own) return { bytes: own, isDrawing: icon.type === 'svg' };
  return { bytes: Buffer.from(await initialsTile(site, { fontFolder, isRound })), isDrawing: true };
}

const icon = (size: number, background?: string) => async (site: PublicSite, deps: IconDeps) => {
  const { bytes } = await picture(site, deps, false);
  return { type: 'image/png', body: await drawIcon(bytes, { size, ...(background !== undefined && { background }) }) };
};

const files: Readonly<Record<string, (site: PublicSite, deps: IconDeps) => Promise<IconFile | null>>> = {
  '/icon.svg': async (site, deps) => {
    const { bytes, isDrawing } = await picture(site, deps, true);
    return isDrawing ? { type: 'image/svg+xml', body: Buffer.from(bytes) } : null;
  },
  '/icon.png': async (site, deps) => {
    const { bytes } = await picture(site, deps, true);
    return { type: 'image/png', body: await drawIcon(bytes, { size: 96 }) };
  },
  '/favicon.ico': async (site, deps) => {
    const { bytes } = await picture(site, deps, true);
    return { type: 'image/x-icon', body: icoFile(await drawIcon(bytes, { size: 32 }), 32) };
  },
  '/apple-touch-icon.png': icon(180, white),
  '/icon-192.png': icon(192),
  '/icon-512.png': icon(512),
  '/manifest.webmanifest': async (site) => {
    const { color } = themeStyle(site).theme.tokens;
    const icons = [192, 512].map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      // Phones may cut initials into any shape, but not a picture that has its own.
      purpose: site.identity.icon ? 'any' : 'any maskable',
    }));
    const manifest = {
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: '/',
      display: 'minimal-ui',
      background_color: color.surface,
      theme_color: color.surface,
      icons,
    };
    return { type: 'application/manifest+json', body: Buffer.from(JSON.stringify(manifest)) };
  },
};

/** Draws the icons of sites when they are first asked for. A changed site is another object, and has new ones. */
export function openIcons(deps: IconDeps): FindIcon {
  const drawn = new WeakMap<PublicSite, LRUCache<string, Promise<IconFile | null>>>();
  return async (site, path) => {
    if (!Object.hasOwn(files, path)) return null;
    const ofSite =
      drawn.get(site) ?? new LRUCache<string, Promise<IconFile | null>>({ max: Object.keys(files).length });
    drawn.set(site, ofSite);
    const found = ofSite.get(path) ?? files[path]?.(site, deps) ?? null;
    if (found === null) return null;
    ofSite.set(path, found);
    // A failure is tried again.
    found.catch(() => ofSite.delete(path));
    return found;
  };
}
