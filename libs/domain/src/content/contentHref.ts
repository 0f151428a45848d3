import { z } from 'zod';
import { isAddress } from '../address.ts';

/** Where a call to action or a link of content may lead: within the site, to another one, to a number or an address. */
export const contentHref = z
  .string()
  .max(500)
  .refine((href) => isAddress(href) || /^(?:tel:\+?\d|mailto:[^\s?]+@|#)[^\s<>"]*$/.test(href), {
    error: 'give a path of this site (/search), https://, tel: or mailto:',
  });
