import { isSameSecret } from '@forecourt/search-engine';
import { createHmac } from 'node:crypto';
import { pictureId } from '../../files/pictures/pictureStore.ts';

export interface PictureLinks {
  /** A path that shows the picture to anyone who has it, until it expires. */
  path(siteSlug: string, id: string, until: Date): string;
  /** Whether a link is signed by us for this picture and site, and not expired. */
  isValid(siteSlug: string, id: string, given: URLSearchParams, now: Date): boolean;
}

/** Signed links that expire. @param secret of the installation, the same on every host */
export function openPictureLinks(secret: string): PictureLinks {
  const key = createHmac('sha256', secret).update('forecourt picture links').digest();
  const sign = (siteSlug: string, id: string, until: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([siteSlug, id, until]))
      .digest('base64url');

  return {
    path(siteSlug, id, until) {
      const seconds = String(Math.floor(until.getTime() / 1_000));
      return `/api/uploads/${id}?until=${seconds}&signature=${sign(siteSlug, id, seconds)}`;
    },
    isValid(siteSlug, id, given, now) {
      const until = given.get('until') ?? '';
      if (!pictureId.test(id) || !/^\d{10}$/.test(until) || Number(until) * 1_000 <= now.getTime()) return false;
      return isSameSecret(given.get('signature') ?? '', sign(siteSlug, id, until));
    },
  };
}
