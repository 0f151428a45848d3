import type { PublicSite } from '@forecourt/domain';
import { signInPath } from './signInLink.ts';

/** Everything of a visitor with the dealer. */
export const garagePath = '/my-garage';
/** Anchor of the visitor's reservations there. */
export const reservationsAnchor = 'reservations';
export const reservationsHref = `${garagePath}#${reservationsAnchor}`;

/** Leads to the garage, by way of the sign-in for visitors who are not signed in. */
export const accountHref = signInPath({ type: 'garage', redirect: garagePath, back: '/' });

export interface AccountWay {
  name: string;
  href: string;
}

/** What a signed-in visitor has on a site, each with the way there. */
export function accountWays({ flags, paths, texts }: Pick<PublicSite, 'flags' | 'paths' | 'texts'>): AccountWay[] {
  return [
    { name: 'My garage', href: garagePath },
    ...(flags.checkout ? [{ name: 'My reservations', href: reservationsHref }] : []),
    ...(flags.watchlist ? [{ name: `Saved ${texts.vehicleNounPlural}`, href: paths.watchlist }] : []),
  ];
}
