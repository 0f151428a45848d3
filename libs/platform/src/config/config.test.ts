import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, type Config } from './config.ts';
import { readMemoryConfig } from './memoryConfig.ts';

const root = '/srv/forecourt';
/** As `openssl rand -hex 32` prints them. */
const secret = 'b1946ac92492d2347c6235b4d2611184f0e4c2f76c58916ec258f246851bea09';
const adminKey = '591785b794601e21';
const siteKey = 'pZ4xN8rQ2wL6vT0k';

function configOf(environment: Record<string, string>): Config {
  const read = readConfig(environment, root);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.config;
}

it('needs no variable at all to run the demo', () => {
  expect(configOf({})).toEqual({
    port: 3000,
    demo: true,
    demoPages: 'loopback',
    dataFolder: '/srv/forecourt/.forecourt',
    sitesFolder: '/srv/forecourt/apps/host/sites',
    contentFolder: '/srv/forecourt/apps/host/content',
    databaseUrl: null,
    longestQuerySeconds: 15,
    originTemplate: null,
    previewOrigin: 'http://{draft}.preview.localhost:3000',
    smtpUrl: null,
    webhookSecrets: {},
    feeds: { secrets: {}, hosts: [], file: null },
    mailFrom: expect.any(String),
    keys: { search: 'demo-search', admin: 'demo-admin', metrics: 'demo-metrics-key', sites: {} },
    leadsPerAddress: expect.any(Number),
    search: { perAddress: 300, work: { perAddress: 2_500, perSite: 8_000 }, algolia: null },
    images: { hosts: [], cdn: null },
    payments: { stripe: null },
    signIn: { secret: null, sms: null, perAddress: 5, perSiteDaily: 500 },
    valuation: { service: null },
    geocoding: { service: null },
    quotes: { service: null },
    reviews: { service: null },
    alertMail: null,
    proxies: { trusted: [], header: 'x-forwarded-for', leaveMs: 0 },
    visitorLimits: { payments: 20, valuations: 30 },
    memory: readMemoryConfig({}),
    workerListen: null,
    sharedIndexFolder: null,
    logLevel: 'warn',
    tracing: null,
    uploads: { documentMegabytes: 5 },
    keepDays: {},
    standIn: null,
  });
});

it('reads every variable', () => {
  const config = configOf({
    PORT: '8080',
    FORECOURT_SHARED_INDEX: '/shared/index',
    FORECOURT_LOG: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
    OTEL_SERVICE_NAME: 'dealers',
    FORECOURT_DATA: '/var/lib/forecourt',
    FORECOURT_SITES: 'sites',
    FORECOURT_CONTENT: 'content',
    FORECOURT_DEMO: '0',
    FORECOURT_DEMO_PAGES: 'everyone',
    DATABASE_URL: 'postgresql://u@db/forecourt',
    FORECOURT_QUERY_SECONDS: '30',
    FORECOURT_SEARCH_KEY: 'search-key-1',
    FORECOURT_ADMIN_KEY: adminKey,
    FORECOURT_SITE_KEYS: JSON.stringify({ agency: { key: siteKey, sites: ['a-dealer'] } }),
    FORECOURT_ORIGIN: 'https://{slug}.cars.example',
    SMTP_URL: 'smtp://mail.example',
    FORECOURT_MAIL_FROM: 'a@b.example',
    FORECOURT_WEBHOOK_SECRETS: '{"crm":"wq8Zt1LmC4vXe7Rb"}',
    FORECOURT_FEED_SECRETS: '{"dealer":"Bearer abc"}',
    FORECOURT_FEEDS: 'feeds.json',
    FORECOURT_FEED_HOSTS: 'Feeds.internal:8080, 10.0.0.7',
    FORECOURT_LEADS_PER_ADDRESS: '4',
    FORECOURT_SEARCH: 'algolia',
    FORECOURT_ALGOLIA_APP: 'APP1',
    FORECOURT_ALGOLIA_PREFIX: 'cars_',
    FORECOURT_ALGOLIA_SEARCH_KEY: 'reads-only',
    FORECOURT_ALGOLIA_ADMIN_KEY: 'reads-and-writes',
    FORECOURT_SECRET: secret,
    FORECOURT_SIGN_INS_PER_ADDRESS: '9',
    FORECOURT_SMS_PER_DAY: '50',
    FORECOURT_STRIPE_KEY: 'rk_live_abcdefgh',
    FORECOURT_STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
    FORECOURT_STRIPE_PAGES: 'https://pay.dealer.example',
    FORECOURT_IMAGE_HOSTS: '*.feed.example',
    FORECOURT_IMAGE_CDN: 'https://img.example/{width}/{url}',
    FORECOURT_PAYMENTS_PER_ADDRESS: '7',
    FORECOURT_VALUATIONS_PER_ADDRESS: '8',
    FORECOURT_TRUSTED_PROXIES: '10.0.0.0/8',
    FORECOURT_PROXY_HEADER: 'forwarded',
    FORECOURT_LEAVE_SECONDS: '2.5',
    FORECOURT_ALGOLIA_HOSTS: 'http://one.test, http://two.test/path',
    FORECOURT_SEARCHES_PER_ADDRESS: '50',
    FORECOURT_SEARCH_MS_PER_ADDRESS: '900',
    FORECOURT_SEARCH_MS_PER_SITE: '4000',
  });
  expect(config).toEqual({
    visitorLimits: { payments: 7, valuations: 8 },
    memory: readMemoryConfig({}),
    workerListen: null,
    sharedIndexFolder: '/shared/index',
    logLevel: 'debug',
    tracing: { endpoint: 'http://127.0.0.1:4318', share: 0.05, service: 'dealers' },
    uploads: { documentMegabytes: 5 },
    keepDays: {},
    standIn: null,
    proxies: { trusted: [{ address: '10.0.0.0', bits: 8 }], header: 'forwarded', leaveMs: 2_500 },
    port: 8080,
    dataFolder: '/var/lib/forecourt',
    sitesFolder: '/srv/forecourt/sites',
    contentFolder: '/srv/forecourt/content',
    demo: false,
    demoPages: 'everyone',
    databaseUrl: 'postgresql://u@db/forecourt',
    longestQuerySeconds: 30,
    keys: {
      search: 'search-key-1',
      admin: adminKey,
      metrics: null,
      sites: { agency: { key: siteKey, sites: ['a-dealer'] } },
    },
    originTemplate: 'https://{slug}.cars.example',
    previewOrigin: null,
    smtpUrl: 'smtp://mail.example',
    mailFrom: 'a@b.example',
    webhookSecrets: { crm: 'wq8Zt1LmC4vXe7Rb' },
    feeds: {
      secrets: { dealer: 'Bearer abc' },
      hosts: ['feeds.internal:8080', '10.0.0.7'],
      file: '/srv/forecourt/feeds.json',
    },
    leadsPerAddress: 4,
    search: {
      perAddress: 50,
      work: { perAddress: 900, perSite: 4_000 },
      algolia: {
        application: 'APP1',
        searchKey: 'reads-only',
        adminKey: 'reads-and-writes',
        indexPrefix: 'cars_',
        hosts: ['http://one.test', 'http://two.test/path'],
      },
    },
    images: { hosts: ['https://*.feed.example'], cdn: 'https://img.example/{width}/{url}' },
    payments: {
      stripe: {
        key: 'rk_live_abcdefgh',
        webhookSecret: 'whsec_abcdefgh',
        pageOrigin: 'https://pay.dealer.example',
        offers: {},
      },
    },
    valuation: { service: null },
    geocoding: { service: null },
    quotes: { service: null },
    reviews: { service: null },
    alertMail: null,
    signIn: { secret, sms: null, perAddress: 9, perSiteDaily: 50 },
  });
});

it('takes an empty variable as none', () => {
  expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

it('lists everything that is wrong at once, by the variable’s name', () => {
  const wrong = {
    PORT: 'eighty',
    FORECOURT_DEMO: 'yes',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'mail',
    FORECOURT_WEBHOOK_SECRETS: 'x',
  };
  const read = readConfig(wrong, root);
  expect(read.ok ? [] : read.problems).toEqual([
    'PORT must be a number.',
    "FORECOURT_DEMO must be '1' (demo sites) or '0'.",
    "DATABASE_URL must start with 'postgresql://'.",
    "SMTP_URL must start with 'smtp://' or 'smtps://'.",
    'FORECOURT_WEBHOOK_SECRETS must be JSON such as {"name":"secret"}.',
  ]);
});

it.each(['{"agency":"a-key-of-16-characters"}', '{"agency":{"key":"short","sites":["a"]}}', 'agency'])(
  'refuses keys of sites that are written as %s',
  (FORECOURT_SITE_KEYS) => {
    const read = readConfig({ FORECOURT_SITE_KEYS }, root);
    expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(/^FORECOURT_SITE_KEYS must be JSON such as/)]);
  },
);

it('never repeats a secret in what it complains of', () => {
  const wrong = {
    FORECOURT_SEARCH_KEY: 'short',
    FORECOURT_ADMIN_KEY: 'hunter2',
    FORECOURT_WEBHOOK_SECRETS: '{"crm": hunter2}',
  };
  const read = readConfig(wrong, root);
  expect(read.ok ? [] : read.problems).toHaveLength(3);
  expect(JSON.stringify(read)).not.toMatch(/hunter2|'short'/);
});

describe('outside the demo', () => {
  const own = { FORECOURT_DEMO: '0', FORECOURT_SEARCH_KEY: 'search-key-1', FORECOURT_SECRET: secret };
  const problemsOf = (environment: Record<string, string>, folder = root) => {
    const read = readConfig(environment, folder);
    return read.ok ? [] : read.problems;
  };

  it('there are no keys that everybody knows', () => {
    expect(configOf(own).keys).toEqual({ search: 'search-key-1', admin: null, metrics: null, sites: {} });
  });

  it('reports everything that is missing or wrong at once, and each thing once', () => {
    const sites = mkdtempSync(join(tmpdir(), 'forecourt-sites-'));
    writeFileSync(join(sites, 'a.json'), '{"slug":"a"}');
    writeFileSync(join(sites, 'b.json'), '{"slug":"b","origin":"https://b.example"}');
    const given = { FORECOURT_DEMO: '0', FORECOURT_SITES: sites, PORT: 'x', FORECOURT_SECRET: 'short' };
    const more = {
      FORECOURT_STRIPE_KEY: 'sk_live_12345678',
      FORECOURT_SEARCH: 'algolia',
      FORECOURT_SMS_TOKEN: '12345678',
    };
    const problems = problemsOf({ ...given, ...more });
    rmSync(sites, { recursive: true });
    expect(problems).toEqual([
      'PORT must be a number.',
      'FORECOURT_SECRET must be at least 32 characters.',
      'FORECOURT_SEARCH_KEY must be set when FORECOURT_DEMO is 0.',
      'FORECOURT_ORIGIN must be set when FORECOURT_DEMO is 0, or an "origin" in a.json.',
      "FORECOURT_ALGOLIA_APP must be set when FORECOURT_SEARCH is 'algolia'.",
      "FORECOURT_ALGOLIA_SEARCH_KEY must be set when FORECOURT_SEARCH is 'algolia'.",
      "FORECOURT_ALGOLIA_ADMIN_KEY must be set when FORECOURT_SEARCH is 'algolia'.",
      'FORECOURT_STRIPE_WEBHOOK_SECRET must be set with FORECOURT_STRIPE_KEY.',
      'FORECOURT_SMS_URL must be set when FORECOURT_SMS_TOKEN is.',
      'FORECOURT_SMS_ACCOUNT must be set when FORECOURT_SMS_TOKEN is.',
      'FORECOURT_SMS_FROM must be set when FORECOURT_SMS_TOKEN is.',
    ]);
  });

  it.each([
    ['FORECOURT_SECRET', 'a'.repeat(40)],
    ['FORECOURT_SECRET', 'correct-horse-'.repeat(4)],
    ['FORECOURT_SECRET', 'please-change-me-before-you-go-live'],
    ['FORECOURT_ADMIN_KEY', '12345678901234567890'],
    ['FORECOURT_ADMIN_KEY', 'demo-admin-demo-admin'],
    ['FORECOURT_SEARCH_KEY', 'demo-search'],
    ['FORECOURT_ADMIN_KEY', secret],
    ['FORECOURT_SITE_KEYS', `{"agency":{"key":"1234567890123456","sites":["a"]}}`],
    ['FORECOURT_WEBHOOK_SECRETS', '{"crm":"s3cret"}'],
  ])('%s is refused as %j, with what to do and without repeating it', (name, value) => {
    const problems = problemsOf({ ...own, FORECOURT_ORIGIN: 'https://{slug}.example', [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^FORECOURT_.*: set it to \d+ random characters or more, such as those that 'openssl rand/,
    );
    expect(problems[0]).not.toContain(name === 'FORECOURT_WEBHOOK_SECRETS' ? 's3cret' : value);
  });

  it('takes whatever was drawn at random', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        fc.pre(new Set(bytes).size > 16);
        for (const encoding of ['hex', 'base64url'] as const) {
          const drawn = Buffer.from(bytes).toString(encoding);
          expect(problemsOf({ ...own, FORECOURT_SECRET: drawn })).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
