import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { Config } from './config.ts';
import { pictureOrigins } from './imagesConfig.ts';
import { readMemoryConfig } from './memoryConfig.ts';
import { readAlgoliaTestAccount } from './searchConfig.ts';
import { algolia, configOf, gateway, problemsOf, secret, service, stripe } from './testing/configOf.ts';

const adminKey = '591785b794601e21';
const siteKey = 'pZ4xN8rQ2wL6vT0k';
const megabyte = 1_024 * 1_024;
const demo = configOf({});
const own = { FORECOURT_DEMO: '0', FORECOURT_SEARCH_KEY: 'search-key-1', FORECOURT_SECRET: secret };
const origin = { FORECOURT_ORIGIN: 'https://{slug}.cars.example' };

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

it.each<[Record<string, string>, Partial<Config>]>([
  [{ PORT: '', DATABASE_URL: '' }, {}],
  [{ PORT: '8080' }, { port: 8080, previewOrigin: 'http://{draft}.preview.localhost:8080' }],
  [{ FORECOURT_SHARED_INDEX: '/shared/index' }, { sharedIndexFolder: '/shared/index' }],
  [{ FORECOURT_LOG: 'debug' }, { logLevel: 'debug' }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[::1]:4318', OTEL_TRACES_SAMPLER_ARG: '0.05', OTEL_SERVICE_NAME: 'dealers' },
    { tracing: { endpoint: 'http://[::1]:4318', share: 0.05, service: 'dealers' } },
  ],
  [{ FORECOURT_DATA: '/var/lib/forecourt' }, { dataFolder: '/var/lib/forecourt' }],
  [{ FORECOURT_SITES: 'sites' }, { sitesFolder: '/srv/forecourt/sites' }],
  [{ FORECOURT_CONTENT: 'content' }, { contentFolder: '/srv/forecourt/content' }],
  [{ FORECOURT_DEMO_PAGES: 'everyone' }, { demoPages: 'everyone' }],
  [{ DATABASE_URL: 'postgresql://u@db/forecourt' }, { databaseUrl: 'postgresql://u@db/forecourt' }],
  [{ FORECOURT_QUERY_SECONDS: '30' }, { longestQuerySeconds: 30 }],
  [{ SMTP_URL: 'smtp://mail.example' }, { smtpUrl: 'smtp://mail.example' }],
  [{ FORECOURT_MAIL_FROM: 'a@b.example' }, { mailFrom: 'a@b.example' }],
  [{ FORECOURT_WEBHOOK_SECRETS: '{"crm":"wq8Zt1LmC4vXe7Rb"}' }, { webhookSecrets: { crm: 'wq8Zt1LmC4vXe7Rb' } }],
  [
    { FORECOURT_FEEDS: 'feeds.json', FORECOURT_FEED_SECRETS: '{"dealer":"Bearer abc"}' },
    { feeds: { file: '/srv/forecourt/feeds.json', secrets: { dealer: 'Bearer abc' }, hosts: [] } },
  ],
  [
    { FORECOURT_FEED_HOSTS: 'Feeds.internal:8080, 10.0.0.7' },
    { feeds: { file: null, secrets: {}, hosts: ['feeds.internal:8080', '10.0.0.7'] } },
  ],
  [{ FORECOURT_LEADS_PER_ADDRESS: '4' }, { leadsPerAddress: 4 }],
  [
    { FORECOURT_PAYMENTS_PER_ADDRESS: '7', FORECOURT_VALUATIONS_PER_ADDRESS: '8' },
    { visitorLimits: { payments: 7, valuations: 8 } },
  ],
  [
    {
      FORECOURT_SEARCHES_PER_ADDRESS: '50',
      FORECOURT_SEARCH_MS_PER_ADDRESS: '900',
      FORECOURT_SEARCH_MS_PER_SITE: '4000',
      // Left alone while the embedded engine answers.
      FORECOURT_ALGOLIA_APP: 'APP1',
    },
    { search: { perAddress: 50, work: { perAddress: 900, perSite: 4_000 }, algolia: null } },
  ],
  [
    {
      ...algolia,
      FORECOURT_ALGOLIA_PREFIX: 'cars_',
      FORECOURT_ALGOLIA_HOSTS: 'http://one.test, http://two.test/path',
    },
    {
      search: {
        ...demo.search,
        algolia: {
          application: 'APP1',
          searchKey: 'reads-only',
          adminKey: 'reads-and-writes',
          indexPrefix: 'cars_',
          hosts: ['http://one.test', 'http://two.test/path'],
        },
      },
    },
  ],
  [
    { FORECOURT_SECRET: secret, FORECOURT_SIGN_INS_PER_ADDRESS: '9', FORECOURT_SMS_PER_DAY: '50' },
    { signIn: { secret, sms: null, perAddress: 9, perSiteDaily: 50 } },
  ],
  [
    { FORECOURT_STAND_IN: 'http://127.0.0.1:4500', FORECOURT_SECRET: secret },
    { standIn: { url: 'http://127.0.0.1:4500', secret }, signIn: { ...demo.signIn, secret } },
  ],
  [{ FORECOURT_TRUSTED_PROXIES: ' , ' }, {}],
  [
    { FORECOURT_TRUSTED_PROXIES: '::1', FORECOURT_LEAVE_SECONDS: '1.5' },
    { proxies: { trusted: [{ address: '::1', bits: 128 }], header: 'x-forwarded-for', leaveMs: 1_500 } },
  ],
  [
    { FORECOURT_TRUSTED_PROXIES: ' 127.0.0.1, 10.0.0.0/8,2001:db8::/32 ', FORECOURT_PROXY_HEADER: 'forwarded' },
    {
      proxies: {
        trusted: [
          { address: '127.0.0.1', bits: 32 },
          { address: '10.0.0.0', bits: 8 },
          { address: '2001:db8::', bits: 32 },
        ],
        header: 'forwarded',
        // Proxies see that a host ends, for as long as is asked.
        leaveMs: 5_000,
      },
    },
  ],
  [{ FORECOURT_LEAVE_SECONDS: '0' }, {}],
  [{ FORECOURT_DOCUMENT_MEGABYTES: '1' }, { uploads: { documentMegabytes: 1 } }],
  [{ FORECOURT_DOCUMENT_MEGABYTES: '10' }, { uploads: { documentMegabytes: 10 } }],
  [{ FORECOURT_WORKER_LISTEN: '9464' }, { workerListen: { address: '127.0.0.1', port: 9464 } }],
  [{ FORECOURT_WORKER_LISTEN: '0.0.0.0:9464' }, { workerListen: { address: '0.0.0.0', port: 9464 } }],
  [{ FORECOURT_WORKER_LISTEN: '[::]:9464' }, { workerListen: { address: '::', port: 9464 } }],
  [{ FORECOURT_GEOCODING_URL: service.url, FORECOURT_GEOCODING_KEY: service.key }, { geocoding: { service } }],
  [{ FORECOURT_VALUATION_URL: service.url, FORECOURT_VALUATION_KEY: service.key }, { valuation: { service } }],
])('reads %j', (environment, changes) => {
  expect(configOf(environment)).toEqual({ ...demo, ...changes });
});

it('[API-06] keeps hosts of pictures as origins, https unless marked otherwise, each once, and the image service', () => {
  const given = 'Pictures.Example.com, *.feed.example:443,http://old.example:8080,https://pictures.example.com,';
  const hosts = ['https://pictures.example.com', 'https://*.feed.example', 'http://old.example:8080'];
  for (const cdn of [
    'https://img.example/{width}/{url}',
    'https://img.example/cdn-cgi/image/width={width},format=auto/{rawUrl}',
    'https://img.example:8443/?w={width}&u={url}',
  ]) {
    const { images } = configOf({ FORECOURT_IMAGE_HOSTS: given, FORECOURT_IMAGE_CDN: cdn });
    expect(images).toEqual({ hosts, cdn });
    // A page may show what comes encrypted, from those alone.
    expect(pictureOrigins(images)).toEqual([new URL(cdn.split('{')[0] ?? '').origin, ...hosts.slice(0, 2)]);
  }
  expect(pictureOrigins(demo.images)).toEqual(['https:']);
});

it('[GATE-06] puts the account into the gateway’s address', () => {
  const url = 'https://api.twilio.com/2010-04-01/Accounts/AC123/Messages.json';
  const sms = { url, account: 'AC123', token: 'the-token', from: '+61480000000' };
  expect(configOf(gateway).signIn.sms).toEqual(sms);
  for (const near of ['http://127.0.0.1:4001/Messages.json', 'http://localhost:4001/Messages.json'])
    expect(configOf({ ...gateway, FORECOURT_SMS_URL: near }).signIn.sms).toEqual({ ...sms, url: near });
});

it('gives caches less of a small host and more of a large one', () => {
  expect(demo.memory).toEqual({
    bound: null,
    sharedPages: 96 * megabyte,
    samePages: 48 * megabyte,
    searchAnswers: 8_000_000,
    picturesAtOnce: 4,
  });
  const memoryOf = (megabytes: string) => configOf({ FORECOURT_MEMORY_MB: megabytes }).memory;
  const [small, usual, large] = [memoryOf('512'), memoryOf('1024'), memoryOf('4096')];
  expect(small.picturesAtOnce).toBe(1);
  for (const part of ['sharedPages', 'samePages', 'searchAnswers'] as const) {
    expect(small[part]).toBeLessThan(usual[part]);
    expect(usual[part]).toBeLessThan(large[part]);
  }
  expect(large.sharedPages + large.samePages).toBeLessThan(0.3 * 4_096 * megabyte);
});

it('knows whether there is an application of Algolia to test against, and what is missing', () => {
  const name = (part: string): string => `FORECOURT_TEST_ALGOLIA_${part}`;
  const whole = { [name('APP')]: 'APP1', [name('SEARCH_KEY')]: 's', [name('ADMIN_KEY')]: 'a' };
  expect(readAlgoliaTestAccount(whole)).toEqual({ ok: true, application: 'APP1', searchKey: 's', adminKey: 'a' });
  const reason = 'FORECOURT_TEST_ALGOLIA_APP is not set.';
  expect(readAlgoliaTestAccount({ ...whole, [name('APP')]: '' })).toEqual({ ok: false, reason });
});

describe('outside the demo', () => {
  it('reads the same variables', () => {
    const given = { ...own, ...origin, ...stripe, FORECOURT_ADMIN_KEY: adminKey };
    const keys = { FORECOURT_SITE_KEYS: JSON.stringify({ agency: { key: siteKey, sites: ['a-dealer'] } }) };
    const pageOrigin = 'https://pay.dealer.example';
    expect(configOf({ ...given, ...keys, FORECOURT_STRIPE_PAGES: pageOrigin })).toEqual({
      ...demo,
      demo: false,
      logLevel: 'info',
      originTemplate: origin.FORECOURT_ORIGIN,
      previewOrigin: null,
      keys: {
        search: 'search-key-1',
        admin: adminKey,
        metrics: null,
        sites: { agency: { key: siteKey, sites: ['a-dealer'] } },
      },
      signIn: { ...demo.signIn, secret },
      payments: {
        stripe: { key: 'sk_live_4eC39HqLyj', webhookSecret: 'whsec_abcdefgh', pageOrigin, offers: {} },
      },
    });
  });

  it('there is no stand-in', () => {
    const problems = problemsOf({ ...own, ...origin, FORECOURT_STAND_IN: 'http://127.0.0.1:4500' });
    expect(problems).toEqual([expect.stringMatching(/^FORECOURT_STAND_IN must not be set when FORECOURT_DEMO is 0/)]);
  });

  it('there are no keys that everybody knows', () => {
    expect(configOf(own).keys).toEqual({ search: 'search-key-1', admin: null, metrics: null, sites: {} });
  });

  it('reports everything that is missing or wrong at once, and each thing once', () => {
    const sites = temporaryFolder();
    writeFileSync(join(sites, 'a.json'), '{"slug":"a"}');
    writeFileSync(join(sites, 'b.json'), '{"slug":"b","origin":"https://b.example"}');
    const given = { FORECOURT_DEMO: '0', FORECOURT_SITES: sites, PORT: 'x', FORECOURT_SECRET: 'short' };
    const more = {
      FORECOURT_STRIPE_KEY: 'sk_live_12345678',
      FORECOURT_SEARCH: 'algolia',
      FORECOURT_SMS_TOKEN: '12345678',
    };
    const problems = problemsOf({ ...given, ...more });
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
    const problems = problemsOf({ ...own, ...origin, [name]: value });
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
