import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import { geocodingVariables, readGeocodingConfig, type GeocodingConfig } from './geocoding/geocodingConfig.ts';
import { imageVariables, readImageConfig, type ImageConfig } from './imagesConfig.ts';
import { paymentVariables, readPaymentConfig, type PaymentConfig } from './paymentConfig.ts';
import { proxyVariables, readProxyConfig, type ProxyConfig } from './proxyConfig.ts';
import {
  readAlgoliaTestAccount,
  readSearchConfig,
  searchVariables,
  type AlgoliaTestAccount,
  type SearchConfig,
} from './searchConfig.ts';
import { readSignInConfig, signInVariables, type SignInConfig } from './signInConfig.ts';
import { readValuationConfig, valuationVariables, type ValuationConfig } from './valuation/valuationConfig.ts';
import { readUploadConfig, uploadVariables, type UploadConfig } from './uploadConfig.ts';
import { readVisitorLimits, visitorLimitVariables, type VisitorLimitsConfig } from './visitorLimitsConfig.ts';

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(1, 'must be from 1 to 65535')
  .max(65_535, 'must be from 1 to 65535');
const httpOrigin = z
  .string()
  .regex(
    /^https?:\/\/[^/]*\{slug\}[^/]*$|^https?:\/\/[^/]+$/,
    "must be an origin such as 'https://{slug}.example', without a path",
  );

const variables = z.object({
  PORT: port.default(3000),
  FORECOURT_DATA: z.string().min(1, 'must name a folder').default('.forecourt'),
  FORECOURT_SITES: z.string().min(1, 'must name a folder').default('apps/host/sites'),
  FORECOURT_DEMO: z.enum(['0', '1'], { error: "must be '1' (demo sites) or '0'" }).default('1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with 'postgresql://'")
    .optional(),
  FORECOURT_SEARCH_KEY: z.string().min(8, 'must be at least 8 characters').optional(),
  FORECOURT_ADMIN_KEY: z.string().min(16, 'must be at least 16 characters').optional(),
  FORECOURT_ORIGIN: httpOrigin.optional(),
  FORECOURT_MAIL_FROM: z.email('must be an e-mail address').default('no-reply@forecourt.example'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with 'smtp://' or 'smtps://'")
    .optional(),
  FORECOURT_WEBHOOK_SECRETS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.string()).parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON such as {"name":"secret"}' });
        return z.NEVER;
      }
    }),
  /** Enquiries one address may send in ten minutes before the next is set aside. */
  FORECOURT_LEADS_PER_ADDRESS: z.coerce.number({ error: 'must be a number' }).int().min(1).default(10),
  ...searchVariables,
  ...imageVariables,
  ...paymentVariables,
  ...signInVariables,
  ...valuationVariables,
  ...geocodingVariables,
  ...proxyVariables,
  ...visitorLimitVariables,
  ...uploadVariables,
});

export interface Config {
  port: number;
  dataFolder: string;
  sitesFolder: string;
  demo: boolean;
  databaseUrl: string | null;
  keys: { search: string; admin: string | null };
  /** Origin of every site that names none itself; `{slug}` stands for the site. */
  originTemplate: string | null;
  mailFrom: string;
  smtpUrl: string | null;
  webhookSecrets: Record<string, string>;
  leadsPerAddress: number;
  search: SearchConfig;
  images: ImageConfig;
  payments: PaymentConfig;
  signIn: SignInConfig;
  valuation: ValuationConfig;
  geocoding: GeocodingConfig;
  proxies: ProxyConfig;
  visitorLimits: VisitorLimitsConfig;
  uploads: UploadConfig;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/**
 * Reads the configuration from environment variables.
 * @param root folder that relative paths count from
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, root: string): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) };
  }
  const { data } = parsed;
  const demo = data.FORECOURT_DEMO === '1';
  if (!demo && !data.FORECOURT_SEARCH_KEY) {
    return { ok: false, problems: ['FORECOURT_SEARCH_KEY must be set when FORECOURT_DEMO is 0.'] };
  }
  const search = readSearchConfig(data);
  if (!search.ok) return search;
  const payments = readPaymentConfig(data, demo);
  if (!payments.ok) return payments;
  const signIn = readSignInConfig(data, demo);
  if (!signIn.ok) return signIn;
  const valuation = readValuationConfig(data);
  if (!valuation.ok) return valuation;
  const geocoding = readGeocodingConfig(data);
  if (!geocoding.ok) return geocoding;
  const inRoot = (path: string) => (isAbsolute(path) ? path : resolve(join(root, path)));
  return {
    ok: true,
    config: {
      port: data.PORT,
      dataFolder: inRoot(data.FORECOURT_DATA),
      sitesFolder: inRoot(data.FORECOURT_SITES),
      demo,
      databaseUrl: data.DATABASE_URL ?? null,
      keys: {
        search: data.FORECOURT_SEARCH_KEY ?? 'demo-search',
        admin: data.FORECOURT_ADMIN_KEY ?? (demo ? 'demo-admin' : null),
      },
      originTemplate: data.FORECOURT_ORIGIN ?? null,
      mailFrom: data.FORECOURT_MAIL_FROM,
      smtpUrl: data.SMTP_URL ?? null,
      webhookSecrets: data.FORECOURT_WEBHOOK_SECRETS,
      leadsPerAddress: data.FORECOURT_LEADS_PER_ADDRESS,
      search: search.search,
      images: readImageConfig(data),
      payments: payments.payments,
      signIn: signIn.signIn,
      valuation: valuation.valuation,
      geocoding: geocoding.geocoding,
      proxies: readProxyConfig(data),
      visitorLimits: readVisitorLimits(data),
      uploads: readUploadConfig(data),
    },
  };
}

/** Configuration of this process. */
export function processConfig(root: string): ConfigResult {
  return readConfig(process.env, root);
}

/** The application at Algolia that the conformance suite of the search protocol may use, or why there is none. */
export function algoliaTestAccount(): AlgoliaTestAccount {
  return readAlgoliaTestAccount(process.env);
}
