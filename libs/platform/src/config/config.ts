import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import { quoteVariables, readQuoteConfig, type QuoteConfig } from './quoteConfig.ts';
import { geocodingVariables, readGeocodingConfig, type GeocodingConfig } from './geocodingConfig.ts';
import { imageVariables, readImageConfig, type ImageConfig } from './imagesConfig.ts';
import { httpOrigin, port } from './plainVariables.ts';
import { paymentVariables, readPaymentConfig, type PaymentConfig } from './paymentConfig.ts';
import { previewVariables } from './previewConfig.ts';
import { proxyVariables, readProxyConfig, type ProxyConfig } from './proxyConfig.ts';
import {
  readAlgoliaTestAccount,
  readSearchConfig,
  searchVariables,
  type AlgoliaTestAccount,
  type SearchConfig,
} from './searchConfig.ts';
import { publicProblems } from './publicProblems.ts';
import { siteKeyVariables, type SiteKeys } from './siteKeysConfig.ts';
import { retentionVariables, type RetentionConfig } from './retentionConfig.ts';
import { readReviewConfig, reviewVariables, type ReviewConfig } from './reviewConfig.ts';
import { readSignInConfig, signInVariables, type SignInConfig } from './signInConfig.ts';
import { readStandInConfig, standInVariables, type StandInConfig } from './standInConfig.ts';
import { readValuationConfig, valuationVariables, type ValuationConfig } from './valuationConfig.ts';
import { databaseVariables } from './databaseConfig.ts';
import { keepWithin } from './keepWithin.ts';
import { memoryVariables, readMemoryConfig, type MemoryConfig } from './memoryConfig.ts';
import { logVariables, readLogLevel } from './logConfig.ts';
import type { LogLevel } from '../logs/openLog.ts';
import type { TracingConfig } from '../logs/tracing/tracingConfig.ts';
import { readTracingConfig, tracingVariables } from './tracingConfig.ts';
import { readUploadConfig, uploadVariables, type UploadConfig } from './uploadConfig.ts';
import { feedVariables, readFeedConfig, type FeedConfig } from './feedConfig.ts';
import { webhookVariables } from './webhookConfig.ts';
import { workerVariables, type ListenAddress } from './workerConfig.ts';
import { readVisitorLimits, visitorLimitVariables, type VisitorLimitsConfig } from './visitorLimitsConfig.ts';

/** Who may read the demo's own pages, which show every enquiry and sign-in code. */
const demoPageReaders = ['loopback', 'everyone'] as const;

const variables = z.object({
  PORT: port.default(3000),
  FORECOURT_DATA: z.string().min(1, 'must name a folder').default('.forecourt'),
  FORECOURT_SITES: z.string().min(1, 'must name a folder').default('apps/host/sites'),
  FORECOURT_CONTENT: z.string().min(1, 'must name a folder').default('apps/host/content'),
  FORECOURT_SHARED_INDEX: z.string().min(1, 'must name a folder').optional(),
  FORECOURT_DEMO: z.enum(['0', '1'], { error: "must be '1' (demo sites) or '0'" }).default('1'),
  FORECOURT_DEMO_PAGES: z
    .enum(demoPageReaders, { error: "must be 'loopback' (this machine alone) or 'everyone'" })
    .default('loopback'),
  ...databaseVariables,
  ...memoryVariables,
  ...logVariables,
  ...tracingVariables,
  FORECOURT_SEARCH_KEY: z.string().min(8, 'must be at least 8 characters').optional(),
  FORECOURT_ADMIN_KEY: z.string().min(16, 'must be at least 16 characters').optional(),
  /** What a collector of metrics shows at `/metrics`. Without it nobody gets them. */
  FORECOURT_METRICS_KEY: z.string().min(16, 'must be at least 16 characters').optional(),
  FORECOURT_ORIGIN: httpOrigin.optional(),
  FORECOURT_MAIL_FROM: z.email('must be an e-mail address').default('no-reply@forecourt.example'),
  FORECOURT_ALERT_MAIL: z.email('must be an e-mail address').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with 'smtp://' or 'smtps://'")
    .optional(),
  ...webhookVariables,
  ...feedVariables,
  /** Enquiries one address may send in ten minutes before the next is set aside. */
  FORECOURT_LEADS_PER_ADDRESS: z.coerce.number({ error: 'must be a number' }).int().min(1).default(10),
  ...searchVariables,
  ...previewVariables,
  ...imageVariables,
  ...paymentVariables,
  ...signInVariables,
  ...valuationVariables,
  ...geocodingVariables,
  ...quoteVariables,
  ...reviewVariables,
  ...proxyVariables,
  ...visitorLimitVariables,
  ...uploadVariables,
  ...retentionVariables,
  ...siteKeyVariables,
  ...workerVariables,
  ...standInVariables,
});

export interface Config {
  port: number;
  dataFolder: string;
  sitesFolder: string;
  /** Pages and other content, as files. */
  contentFolder: string;
  /** Where hosts share their search indexes; null: each builds its own. */
  sharedIndexFolder: string | null;
  demo: boolean;
  /** Who may read the demo's own pages, which show every enquiry and sign-in code. */
  demoPages: (typeof demoPageReaders)[number];
  databaseUrl: string | null;
  /** Seconds that PostgreSQL has for one statement of a host or a worker. */
  longestQuerySeconds: number;
  keys: { search: string; admin: string | null; metrics: string | null; sites: SiteKeys };
  /** Origin of every site that has none of its own; `{slug}` is replaced by the site's. */
  originTemplate: string | null;
  /** Origin of previews of drafts; `{draft}` stands for the draft's name. Null: there are none. */
  previewOrigin: string | null;
  mailFrom: string;
  smtpUrl: string | null;
  webhookSecrets: Record<string, string>;
  feeds: FeedConfig;
  /** Recipient of alerts that need a person; null sends them to each dealer's own address. */
  alertMail: string | null;
  leadsPerAddress: number;
  search: SearchConfig;
  images: ImageConfig;
  payments: PaymentConfig;
  signIn: SignInConfig;
  valuation: ValuationConfig;
  geocoding: GeocodingConfig;
  quotes: QuoteConfig;
  reviews: ReviewConfig;
  proxies: ProxyConfig;
  visitorLimits: VisitorLimitsConfig;
  uploads: UploadConfig;
  memory: MemoryConfig;
  /** Where a worker answers its operators; null: nowhere. */
  workerListen: ListenAddress | null;
  logLevel: LogLevel;
  /** Where traces are sent; null: nowhere. */
  tracing: TracingConfig | null;
  /** Days that data is kept, by kind. */
  keepDays: RetentionConfig;
  /** A stand-in that the hosts of a demo share. Null: each demo host starts its own. */
  standIn: StandInConfig | null;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/**
 * Reads the configuration from environment variables.
 * @param root folder that relative paths count from
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, root: string): ConfigResult {
  const settings = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(settings);
  const issues = parsed.success ? [] : parsed.error.issues;
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  // Valid values are checked together even if others are invalid, so that one run reports everything.
  const data = variables.parse(Object.fromEntries(Object.entries(settings).filter(([name]) => !wrong.has(name))));
  const demo = data.FORECOURT_DEMO === '1';
  const inRoot = (path: string) => (isAbsolute(path) ? path : resolve(join(root, path)));
  const search = readSearchConfig(data);
  const payments = readPaymentConfig(data, demo);
  const signIn = readSignInConfig(data, demo);
  const valuation = readValuationConfig(data);
  const geocoding = readGeocodingConfig(data);
  const quotes = readQuoteConfig(data);
  const reviews = readReviewConfig(data);
  const standIn = readStandInConfig(data, { demo, secret: data.FORECOURT_SECRET });
  const problems = [
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}.`),
    ...(demo ? [] : publicProblems(data, inRoot(data.FORECOURT_SITES))),
    ...[search, payments, signIn, valuation, geocoding, quotes, reviews, standIn].flatMap((part) =>
      part.ok ? [] : part.problems,
    ),
  ];
  // An invalid value is not reported as missing as well.
  const reported = problems.filter(
    (problem, place) => place < issues.length || ![...wrong].some((name) => problem.startsWith(`${name} `)),
  );
  if (
    reported.length > 0 ||
    !search.ok ||
    !payments.ok ||
    !signIn.ok ||
    !valuation.ok ||
    !geocoding.ok ||
    !quotes.ok ||
    !reviews.ok ||
    !standIn.ok
  ) {
    return { ok: false, problems: reported };
  }
  return {
    ok: true,
    config: {
      port: data.PORT,
      dataFolder: inRoot(data.FORECOURT_DATA),
      sitesFolder: inRoot(data.FORECOURT_SITES),
      contentFolder: inRoot(data.FORECOURT_CONTENT),
      sharedIndexFolder: data.FORECOURT_SHARED_INDEX ? inRoot(data.FORECOURT_SHARED_INDEX) : null,
      demo,
      demoPages: data.FORECOURT_DEMO_PAGES,
      databaseUrl: data.DATABASE_URL ?? null,
      longestQuerySeconds: data.FORECOURT_QUERY_SECONDS,
      keys: {
        search: data.FORECOURT_SEARCH_KEY ?? 'demo-search',
        admin: data.FORECOURT_ADMIN_KEY ?? (demo ? 'demo-admin' : null),
        metrics: data.FORECOURT_METRICS_KEY ?? (demo ? 'demo-metrics-key' : null),
        sites: data.FORECOURT_SITE_KEYS,
      },
      originTemplate: data.FORECOURT_ORIGIN ?? null,
      previewOrigin: data.FORECOURT_PREVIEW_ORIGIN ?? (demo ? `http://{draft}.preview.localhost:${data.PORT}` : null),
      mailFrom: data.FORECOURT_MAIL_FROM,
      smtpUrl: data.SMTP_URL ?? null,
      webhookSecrets: data.FORECOURT_WEBHOOK_SECRETS,
      feeds: readFeedConfig(data, inRoot),
      alertMail: data.FORECOURT_ALERT_MAIL ?? null,
      leadsPerAddress: data.FORECOURT_LEADS_PER_ADDRESS,
      search: search.search,
      images: readImageConfig(data),
      payments: payments.payments,
      signIn: signIn.signIn,
      valuation: valuation.valuation,
      geocoding: geocoding.geocoding,
      quotes: quotes.quotes,
      reviews: reviews.reviews,
      proxies: readProxyConfig(data),
      visitorLimits: readVisitorLimits(data),
      uploads: readUploadConfig(data),
      memory: readMemoryConfig(data),
      workerListen: data.FORECOURT_WORKER_LISTEN ?? null,
      logLevel: readLogLevel(data, demo),
      tracing: readTracingConfig(data),
      keepDays: data.FORECOURT_KEEP_DAYS,
      standIn: standIn.standIn,
    },
  };
}

/** Configuration of this process. */
export function processConfig(root: string): ConfigResult {
  return readConfig(process.env, root);
}

/** Makes this process keep within its memory, where it has a bound. It may begin anew: call it before anything is open. */
export function keepProcessWithin({ bound }: MemoryConfig): void {
  if (bound !== null) keepWithin(bound, process.env);
}

/** The Algolia application that the conformance suite of the search protocol may use, or why there is none. */
export function algoliaTestAccount(): AlgoliaTestAccount {
  return readAlgoliaTestAccount(process.env);
}
