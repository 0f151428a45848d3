import { z } from 'zod';
import type { NamedSecret } from './secretStrength.ts';

/** Keys that read and write the content of some sites only, by the name that the log says. */
export type SiteKeys = Readonly<Record<string, { key: string; sites: readonly string[] }>>;

const siteKeys = z.record(
  z.string(),
  z.strictObject({ key: z.string().min(16), sites: z.array(z.string().min(1)).min(1) }),
);

export const siteKeyVariables = {
  FORECOURT_SITE_KEYS: z
    .string()
    .default('{}')
    .transform((text, context): SiteKeys => {
      try {
        return siteKeys.parse(JSON.parse(text));
      } catch {
        const message = 'must be JSON such as {"agency":{"key":"16 characters or more","sites":["a-dealer"]}}';
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    }),
};

export const siteKeySecrets = (keys: SiteKeys): NamedSecret[] =>
  Object.entries(keys).map(([name, { key }]) => ({ name: `FORECOURT_SITE_KEYS (${name})`, value: key, min: 16 }));
