import { z } from 'zod';

/** A name in addresses: small letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens, such as harbour-toyota');
