import { createHmac, timingSafeEqual } from 'node:crypto';
import { pictureId } from './pictureStore.ts';

export interface PictureLinks {
  /** Path under which whoever has it sees the picture until then. */
  path(siteSlug: string, id: string, until: Date): string;
  /** Whether a link is one of ours, for this very picture and site, and not over. */
  holds(siteSlug: string, id: string, given: URLSearchParams, now: Date): boolean;
}

/** Links that cannot be guessed, altered or used for ever. @param secret of the installation, the same on every host */
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
    holds(siteSlug, id, given, now) {
      const until = given.get('until') ?? '';
      if (!pictureId.test(id) || !/^\d{10}$/.test(until) || Number(until) * 1_000 <= now.getTime()) return false;
      const signature = Buffer.from(given.get('signature') ?? '');
      const right = Buffer.from(sign(siteSlug, id, until));
      return signature.length === right.length && timingSafeEqual(signature, right);
    },
  };
}
