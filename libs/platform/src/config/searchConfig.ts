import { z } from 'zod';

const keyOf = (min: number) => z.string().min(min, `must be at least ${min} characters`).optional();

const milliseconds = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(
    100,
    'must be at least 100: a page of a large market takes some ten milliseconds, and asks while a visitor types',
  );

/** The search's share of the environment. */
export const searchVariables = {
  FORECOURT_SEARCH: z
    .enum(['embedded', 'algolia'], { error: "must be 'embedded' (the engine of this program) or 'algolia'" })
    .default('embedded'),
  FORECOURT_ALGOLIA_APP: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be the application’s id: letters and digits')
    .optional(),
  FORECOURT_ALGOLIA_SEARCH_KEY: keyOf(8),
  FORECOURT_ALGOLIA_ADMIN_KEY: keyOf(8),
  FORECOURT_ALGOLIA_PREFIX: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must be 1 to 40 letters, digits, hyphens or underscores')
    .optional(),
  FORECOURT_ALGOLIA_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .refine((hosts) => hosts.length <= 2, 'must be one or two addresses')
    .refine(
      (hosts) => hosts.every((host) => /^https?:\/\/[^/\s]+(\/\S*)?$/.test(host)),
      "must be addresses such as 'https://search.example', with commas between them",
    )
    .optional(),
  /** Requests one address may make in ten seconds. */
  FORECOURT_SEARCHES_PER_ADDRESS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(10, 'must be at least 10: a page asks several times while a visitor types')
    .default(300),
  /** Milliseconds of the search engine that one address may use in ten seconds. */
  FORECOURT_SEARCH_MS_PER_ADDRESS: milliseconds.default(2_500),
  /** Milliseconds of the search engine that the visitors of one site may use in ten seconds. */
  FORECOURT_SEARCH_MS_PER_SITE: milliseconds.default(8_000),
};

type SearchValues = z.output<z.ZodObject<typeof searchVariables>>;

export interface AlgoliaConfig {
  application: string;
  searchKey: string;
  adminKey: string;
  hosts: string[];
  indexPrefix: string;
}

export interface SearchConfig {
  /** Requests one address may make in ten seconds; the next are answered 429. */
  perAddress: number;
  /** Milliseconds of the engine that an address, and the visitors of a site, may use in ten seconds. */
  work: { perAddress: number; perSite: number };
  /** The application at Algolia that answers, or null: the embedded engine does. */
  algolia: AlgoliaConfig | null;
}

export type SearchConfigResult = { ok: true; search: SearchConfig } | { ok: false; problems: string[] };

export function readSearchConfig(values: SearchValues): SearchConfigResult {
  const perAddress = values.FORECOURT_SEARCHES_PER_ADDRESS;
  const work = { perAddress: values.FORECOURT_SEARCH_MS_PER_ADDRESS, perSite: values.FORECOURT_SEARCH_MS_PER_SITE };
  if (values.FORECOURT_SEARCH === 'embedded') return { ok: true, search: { perAddress, work, algolia: null } };
  const application = values.FORECOURT_ALGOLIA_APP ?? '';
  const searchKey = values.FORECOURT_ALGOLIA_SEARCH_KEY ?? '';
  const adminKey = values.FORECOURT_ALGOLIA_ADMIN_KEY ?? '';
  const missing = Object.entries({
    FORECOURT_ALGOLIA_APP: application,
    FORECOURT_ALGOLIA_SEARCH_KEY: searchKey,
    FORECOURT_ALGOLIA_ADMIN_KEY: adminKey,
  }).filter(([, value]) => value === '');
  const problems = missing.map(([name]) => `${name} must be set when FORECOURT_SEARCH is 'algolia'.`);
  if (problems.length === 0 && searchKey === adminKey) {
    problems.push('FORECOURT_ALGOLIA_SEARCH_KEY must be a key that only searches, not the admin key.');
  }
  if (problems.length > 0) return { ok: false, problems };
  const hosts = values.FORECOURT_ALGOLIA_HOSTS ?? [];
  const indexPrefix = values.FORECOURT_ALGOLIA_PREFIX ?? '';
  return { ok: true, search: { perAddress, work, algolia: { application, searchKey, adminKey, hosts, indexPrefix } } };
}

export type AlgoliaTestAccount =
  { ok: true; application: string; searchKey: string; adminKey: string } | { ok: false; reason: string };

/** Names the variables that are missing. */
export function readAlgoliaTestAccount(environment: Readonly<Record<string, string | undefined>>): AlgoliaTestAccount {
  const application = environment.FORECOURT_TEST_ALGOLIA_APP ?? '';
  const searchKey = environment.FORECOURT_TEST_ALGOLIA_SEARCH_KEY ?? '';
  const adminKey = environment.FORECOURT_TEST_ALGOLIA_ADMIN_KEY ?? '';
  const missing = Object.entries({ APP: application, SEARCH_KEY: searchKey, ADMIN_KEY: adminKey })
    .filter(([, value]) => value === '')
    .map(([name]) => `FORECOURT_TEST_ALGOLIA_${name}`);
  if (missing.length === 0) return { ok: true, application, searchKey, adminKey };
  return { ok: false, reason: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.` };
}
