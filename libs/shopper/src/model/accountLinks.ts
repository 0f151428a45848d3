import type { PublicSite } from '@forecourt/domain';
import { accountMenuMessages, platformWords, type Words } from '@forecourt/domain/messages';
import { signInPath } from './signInLink.ts';

/** Path of the visitor's garage. */
export const garagePath = '/my-garage';
/** Id of the reservations section there. */
export const reservationsAnchor = 'reservations';
export const reservationsHref = `${garagePath}#${reservationsAnchor}`;

/** Address of the garage, through the sign-in for visitors who are not signed in. */
export const accountHref = signInPath({ type: 'garage', redirect: garagePath, back: '/' });

export interface AccountWay {
  name: string;
  href: string;
}

/** Pages of a signed-in visitor on a site, as links. */
export function accountWays(
  { flags, paths, texts }: Pick<PublicSite, 'flags' | 'paths' | 'texts'>,
  say: Words<typeof accountMenuMessages> = platformWords(accountMenuMessages),
): AccountWay[] {
  return [
    { name: say('accountMenu.myGarage'), href: garagePath },
    ...(flags.checkout ? [{ name: say('accountMenu.myReservations'), href: reservationsHref }] : []),
    ...(flags.watchlist
      ? [{ name: say('accountMenu.saved', { nounPlural: texts.vehicleNounPlural }), href: paths.watchlist }]
      : []),
  ];
}
