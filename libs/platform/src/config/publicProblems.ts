import { secretProblems } from './secretStrength.ts';
import { siteKeySecrets, type SiteKeys } from './siteKeysConfig.ts';
import { sitesWithoutOrigin } from './sites/sitesWithoutOrigin.ts';

/** The settings that a public installation must not leave to their defaults. */
export interface PublicSettings {
  FORECOURT_SEARCH_KEY?: string;
  FORECOURT_ADMIN_KEY?: string;
  FORECOURT_METRICS_KEY?: string;
  FORECOURT_SECRET?: string;
  FORECOURT_ORIGIN?: string;
  FORECOURT_SITE_KEYS: SiteKeys;
  FORECOURT_WEBHOOK_SECRETS: Readonly<Record<string, string>>;
}

/** What a public installation lacks: strong keys of its own, and its address. */
export function publicProblems(data: PublicSettings, sitesFolder: string): string[] {
  const { FORECOURT_SEARCH_KEY: searchKey, FORECOURT_ORIGIN: origin } = data;
  const files = origin === undefined ? sitesWithoutOrigin(sitesFolder) : [];
  const ask = 'when FORECOURT_DEMO is 0';
  const secrets = [
    { name: 'FORECOURT_SEARCH_KEY', value: searchKey, min: 8 },
    { name: 'FORECOURT_ADMIN_KEY', value: data.FORECOURT_ADMIN_KEY, min: 16 },
    { name: 'FORECOURT_METRICS_KEY', value: data.FORECOURT_METRICS_KEY, min: 16 },
    { name: 'FORECOURT_SECRET', value: data.FORECOURT_SECRET, min: 32 },
    ...siteKeySecrets(data.FORECOURT_SITE_KEYS),
    ...Object.entries(data.FORECOURT_WEBHOOK_SECRETS).map(([name, value]) => ({
      name: `FORECOURT_WEBHOOK_SECRETS (${name})`,
      value,
      min: 16,
    })),
  ].flatMap(({ value, ...rest }) => (value === undefined ? [] : [{ ...rest, value }]));
  return [
    ...(searchKey === undefined ? [`FORECOURT_SEARCH_KEY must be set ${ask}.`] : []),
    ...(files.length > 0 ? [`FORECOURT_ORIGIN must be set ${ask}, or an "origin" in ${files.join(', ')}.`] : []),
    ...secretProblems(secrets),
  ];
}
