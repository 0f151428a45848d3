import { z } from 'zod';

export interface FeedConfig {
  /** What the header `Authorization` says, by the name that a command gives. */
  secrets: Readonly<Record<string, string>>;
  /** Hosts that feeds may be fetched from though they are not on the public internet, or without encryption. */
  hosts: readonly string[];
  /** File that says which feeds hosts and workers fetch by themselves; null for none. */
  file: string | null;
}

/** The feeds' share of the environment. */
export const feedVariables = {
  FORECOURT_FEEDS: z.string().min(1).optional(),
  FORECOURT_FEED_SECRETS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.string().regex(/^[\x20-\x7e\n]+$/)).parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON such as {"name":"Bearer secret"}' });
        return z.NEVER;
      }
    }),
  FORECOURT_FEED_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host)),
      "must be hosts such as 'feeds.internal:8080', with commas between them",
    ),
};

/** @param resolve makes a path whole */
export const readFeedConfig = (
  data: {
    FORECOURT_FEED_SECRETS: Record<string, string>;
    FORECOURT_FEED_HOSTS: string[];
    FORECOURT_FEEDS?: string | undefined;
  },
  resolve: (path: string) => string,
): FeedConfig => ({
  secrets: data.FORECOURT_FEED_SECRETS,
  hosts: data.FORECOURT_FEED_HOSTS,
  file: data.FORECOURT_FEEDS === undefined ? null : resolve(data.FORECOURT_FEEDS),
});
