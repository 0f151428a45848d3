import { openSignedLinks } from './signedLinks.ts';

export interface CancelLink {
  /** Slug of the site that took the deposit. */
  site: string;
  /** Id of the one reservation or order. */
  reservation: string;
  /** Seconds since 1970 after which it is over. */
  until: number;
}

export interface CancelLinks {
  sign(link: CancelLink): string;
  /** What a link may cancel; null for one that is expired, altered, of another installation or for something else. */
  read(token: string, now: Date): CancelLink | null;
}

/** Signed tokens that let their holder cancel one reservation, until they expire. */
export function openCancelLinks(secret: string): CancelLinks {
  const links = openSignedLinks(secret, 'forecourt reservation cancellations');
  return {
    sign: ({ site, reservation, until }) => links.sign([site, reservation, until]),
    read(token, now) {
      const [site, reservation, until] = links.read(token) ?? [];
      if (typeof site !== 'string' || typeof reservation !== 'string' || typeof until !== 'number') return null;
      return until * 1_000 <= now.getTime() ? null : { site, reservation, until };
    },
  };
}
