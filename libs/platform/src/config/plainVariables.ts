import { z } from 'zod';

export const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(1, 'must be from 1 to 65535')
  .max(65_535, 'must be from 1 to 65535');
/** With `{slug}` in the place of a site's name, or of one site. */
export const httpOrigin = z
  .string()
  .regex(
    /^https?:\/\/[^/]*\{slug\}[^/]*$|^https?:\/\/[^/]+$/,
    "must be an origin such as 'https://{slug}.example', without a path",
  );
