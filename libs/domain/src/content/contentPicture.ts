import { z } from 'zod';
import { isAddress } from '../address.ts';

/** Address of a picture: one of the site's own (`/media/…`), or one of a host that the server takes pictures from. */
export const contentPicture = z
  .string()
  .max(500)
  .refine((url) => url !== '/' && isAddress(url), {
    error: 'give a picture of this site (/media/…) or an address that begins with https://',
  });
