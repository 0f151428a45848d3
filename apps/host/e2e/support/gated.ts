import {
  demoDates,
  pageHref,
  type PublicSite,
  type Site,
  sitePageNames,
  siteSchema,
  toPublicSite,
} from '@forecourt/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { port, type SiteSlug } from './address.ts';
import { locks } from './locks.ts';
import { firstInStock } from './wire.ts';

/** A page that somebody signs in for. */
export interface GatedAddress {
  /** As a visitor opens it. */
  path: string;
  /** As the host knows it inside, below the site's own name. */
  inside: string;
  type: string;
  /** Where the visitor is led once signed in. */
  redirect: string;
  back: string;
}

/** A site as its file has it. */
export function siteFile(slug: SiteSlug): Site {
  const file = join(import.meta.dirname, '../../sites', `${slug}.json`);
  const fields = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return siteSchema.parse(demoDates(fields, new Date().toISOString().slice(0, 10)));
}

/** A site as its browser knows it. */
export const siteOf = (slug: SiteSlug): PublicSite => toPublicSite(siteFile(slug), `http://${slug}.localhost:${port}`);

const pagesByPath = new Map<string, string>(sitePageNames.map((name) => [pageHref(name), name]));

/** Every address of a site that asks for a sign-in, by what the code has and the site's file says. */
export async function gatedAddresses(slug: SiteSlug): Promise<GatedAddress[]> {
  const site = siteOf(slug);
  const { flags, paths } = site;
  const car = await firstInStock(slug);
  const pages = new Set<string>(site.pages);
  const about = `?car_id=${car.objectID}`;
  return Object.entries(locks).flatMap(([route, type]): GatedAddress[] => {
    if (type === 'open' || type === 'session' || type === 'link') return [];
    const plain = { path: route, inside: route, type, redirect: route, back: '/' };
    const name = pagesByPath.get(route);
    if (name && !pages.has(name)) return [];
    switch (route) {
      case '/watchlist':
        return flags.watchlist ? [{ ...plain, type: 'garage', path: paths.watchlist, redirect: paths.watchlist }] : [];
      case '/my-garage': {
        const brand = site.manufacturer ? [`/my-${site.manufacturer.toLowerCase()}-garage`] : [];
        return [plain, ...brand.map((path) => ({ ...plain, path }))];
      }
      case '/cars/[slug]/checkout': {
        if (!flags.checkout) return [];
        const path = `/cars/${car.slug}/checkout`;
        return [{ ...plain, path, inside: path, redirect: path, back: `/cars/${car.slug}` }];
      }
      // Ask for a sign-in only where there is something to pay for: journeys of their own show it.
      case '/cars/[slug]/checkout/[reservation]':
      case '/reservations/[reservation]/cancel':
      case '/online-payment/[payment]':
        return [];
      // The calculator is open where the site does not gate it; applications never are.
      case '/finance':
        return site.gates.includes('finance') ? [plain] : [];
      case '/cars/trade-in':
      case '/personalised/finance': {
        if (route === '/cars/trade-in' && !flags.tradeIn) return [];
        const path = `${route}${about}`;
        return [{ ...plain, path, inside: path, redirect: path, back: `/cars/${car.slug}` }];
      }
      case '/trade-in':
      case '/sell-my-car':
      case '/sell-your-car':
        return flags.tradeIn ? [plain] : [];
      default:
        return [plain];
    }
  });
}
