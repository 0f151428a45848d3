import { expect, it } from 'vitest';
import { algolia, gateway, problemsOf, secret, service, stripe } from './testing/configOf.ts';

it.each<[name: string, values: string[], problem: RegExp | string]>([
  ['SITE_KEYS', ['{"a":"a-key-of-16-characters"}', '{"a":{"key":"short","sites":["a"]}}', 'a'], /be JSON such as/],
  ['SECRET', ['too short'], 'FORECOURT_SECRET must be at least 32 characters.'],
  ['SMS_URL', ['http://sms.example/Messages.json', 'https://user:password@sms.example/Messages.json'], ''],
  ['SMS_FROM', ['A name that is too long'], ''],
  ['SMS_ACCOUNT', ['AC:1'], ''],
  ['SMS_PER_DAY', ['0'], ''],
  ['SIGN_INS_PER_ADDRESS', ['many'], ''],
  ['MEMORY_MB', ['256', '70000', 'much', '600.5'], ''],
  ['DOCUMENT_MEGABYTES', ['0', '11', '2.5', 'many', '-1'], ''],
  ['WORKER_LISTEN', ['0', '70000', 'everywhere', 'localhost:9464', '0.0.0.0'], ''],
  ['LEAVE_SECONDS', ['90'], 'FORECOURT_LEAVE_SECONDS must be from 0 to 60.'],
  ['LEAVE_SECONDS', ['long'], 'FORECOURT_LEAVE_SECONDS must be a number.'],
  ['PROXY_HEADER', ['x-real-ip'], "FORECOURT_PROXY_HEADER must be 'x-forwarded-for' or 'forwarded'."],
  [
    'IMAGE_CDN',
    [
      ...['http://img.example/{width}/{url}', 'https://img.example/{url}', 'https://img.example/{width}'],
      ...['https://{url}/{width}', 'https://img.example/{width}/{url}/{rawUrl}', 'img.example/{width}/{url}'],
      ...['https://img.example/{width}/{name}{url}', 'https://img.example/{width}/{url}{'],
      'https://img.example/{width}/ {url}',
    ],
    /^FORECOURT_IMAGE_CDN must be an https/,
  ],
])('refuses FORECOURT_%s as %j', (name, values, problem) => {
  for (const value of values) {
    const problems = problemsOf({ ...gateway, [`FORECOURT_${name}`]: value });
    expect([value, problems]).toEqual([value, [expect.stringMatching(problem)]]);
    expect(problems[0]).toMatch(new RegExp(`^FORECOURT_${name} must .+\\.$`));
  }
});

it('[API-06] refuses what may be no host of pictures, and says what one looks like', () => {
  for (const host of [
    ...['*', '*.com', '*.com.au', 'localhost', '127.0.0.1', '0x7f.1', '[::1]', 'a.example/path', 'user@a.example'],
    ...['ftp://a.example', 'a.example:0', 'a.example:70000', 'a b.example', '-a.example', 'a.*.example', 'a..example'],
  ])
    expect([host, problemsOf({ FORECOURT_IMAGE_HOSTS: `good.example,${host}` })]).toEqual([
      host,
      [
        "FORECOURT_IMAGE_HOSTS must be host names such as 'pictures.example.com' or '*.example.com', with commas between them.",
      ],
    ]);
});

it('does not start with something for a proxy that could make everybody one', () => {
  const wrong = '* true proxy.example 10.0.0.0/0 10.0.0.0/33 2001:db8::/129 10.0.0.1/8/8 10.0.0 fe80::1%eth0';
  for (const given of wrong.split(' '))
    expect(problemsOf({ FORECOURT_TRUSTED_PROXIES: `127.0.0.1,${given}` })).toEqual([
      `FORECOURT_TRUSTED_PROXIES must be addresses or ranges such as '10.0.0.0/8,2001:db8::/32,127.0.0.1'; '${given}' is neither.`,
    ]);
});

it.each([
  'http://service.example',
  'https://user:password@service.example',
  'https://service.example/?key=1',
  'ftp://x',
])('sends no key to %s, and repeats none of it', (url) => {
  const problems = problemsOf({ FORECOURT_VALUATION_URL: url, FORECOURT_VALUATION_KEY: service.key });
  expect(problems).toEqual([expect.stringMatching(/^FORECOURT_VALUATION_URL must be an address/)]);
  expect(problems[0]).not.toContain('password');
});

it.each<[settings: Record<string, string>, ...problems: string[]]>([
  [{ FORECOURT_STRIPE_KEY: 'sk_test_12345678' }, 'STRIPE_WEBHOOK_SECRET must be set with FORECOURT_STRIPE_KEY.'],
  [
    { FORECOURT_STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh' },
    'STRIPE_KEY must be set with FORECOURT_STRIPE_WEBHOOK_SECRET.',
  ],
  [stripe, 'STRIPE_KEY must be a test key while FORECOURT_DEMO is 1.'],
  [{ ...stripe, FORECOURT_STRIPE_KEY: 'sk_test_12345678' }],
  [
    {
      FORECOURT_STRIPE_KEY: 'pk_test_public1234',
      FORECOURT_STRIPE_WEBHOOK_SECRET: 'hunter2hunter2',
      FORECOURT_STRIPE_PAGES: 'http://pay.example/path',
    },
    "STRIPE_KEY must be a secret or restricted key of Stripe's, such as 'rk_live_…'.",
    "STRIPE_WEBHOOK_SECRET must be the signing secret of Stripe's webhook, such as 'whsec_…'.",
    "STRIPE_PAGES must be an origin such as 'https://pay.dealer.example'.",
  ],
  [
    { FORECOURT_SEARCH: 'algolia', FORECOURT_ALGOLIA_APP: 'APP1' },
    "ALGOLIA_SEARCH_KEY must be set when FORECOURT_SEARCH is 'algolia'.",
    "ALGOLIA_ADMIN_KEY must be set when FORECOURT_SEARCH is 'algolia'.",
  ],
  [
    { ...algolia, FORECOURT_ALGOLIA_SEARCH_KEY: 'reads-and-writes' },
    'ALGOLIA_SEARCH_KEY must be a key that only searches, not the admin key.',
  ],
  [
    { FORECOURT_SMS_URL: gateway.FORECOURT_SMS_URL },
    'SMS_ACCOUNT must be set when FORECOURT_SMS_URL is.',
    'SMS_TOKEN must be set when FORECOURT_SMS_URL is.',
    'SMS_FROM must be set when FORECOURT_SMS_URL is.',
  ],
  [
    { FORECOURT_STAND_IN: 'http://127.0.0.1:4500' },
    'SECRET must be set when FORECOURT_STAND_IN is, the same on all hosts.',
  ],
  [
    { FORECOURT_STAND_IN: 'http://pay.example:80', FORECOURT_SECRET: secret },
    "STAND_IN must be an address of this machine such as 'http://127.0.0.1:4500'.",
  ],
  ...['VALUATION', 'GEOCODING'].flatMap((name): [Record<string, string>, string][] => [
    [{ [`FORECOURT_${name}_URL`]: service.url }, `${name}_KEY must be set with FORECOURT_${name}_URL.`],
    [{ [`FORECOURT_${name}_KEY`]: service.key }, `${name}_URL must be set with FORECOURT_${name}_KEY.`],
  ]),
  [{ FORECOURT_DEMO: '0', FORECOURT_SEARCH_KEY: 'search-key-1' }, 'SECRET must be set when FORECOURT_DEMO is 0.'],
])('says of %j what goes with what', (settings, ...problems) => {
  expect(problemsOf(settings)).toEqual(problems.map((problem) => `FORECOURT_${problem}`));
});

it('lists everything that is wrong at once, by the variable’s name', () => {
  const wrong = {
    PORT: 'eighty',
    FORECOURT_DEMO: 'yes',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'mail',
    FORECOURT_WEBHOOK_SECRETS: 'x',
  };
  expect(problemsOf(wrong)).toEqual([
    'PORT must be a number.',
    "FORECOURT_DEMO must be '1' (demo sites) or '0'.",
    "DATABASE_URL must start with 'postgresql://'.",
    "SMTP_URL must start with 'smtp://' or 'smtps://'.",
    'FORECOURT_WEBHOOK_SECRETS must be JSON such as {"name":"secret"}.',
  ]);
});

it('never repeats a secret in what it complains of', () => {
  const wrong = {
    FORECOURT_SEARCH_KEY: 'short',
    FORECOURT_ADMIN_KEY: 'hunter2',
    FORECOURT_WEBHOOK_SECRETS: '{"crm": hunter2}',
    FORECOURT_SECRET: 'hunter2',
    ...gateway,
    FORECOURT_SMS_TOKEN: 'hunter3',
    FORECOURT_SMS_FROM: '',
    FORECOURT_STRIPE_WEBHOOK_SECRET: 'hunter2hunter2',
    FORECOURT_SEARCH: 'elastic',
    FORECOURT_ALGOLIA_APP: 'not an id',
    FORECOURT_ALGOLIA_SEARCH_KEY: 'hunter2',
    FORECOURT_ALGOLIA_PREFIX: 'a b',
    FORECOURT_ALGOLIA_HOSTS: 'search.example',
    FORECOURT_SEARCHES_PER_ADDRESS: '3',
  };
  const problems = problemsOf(wrong);
  expect(problems).toHaveLength(13);
  expect(problems).toContain("FORECOURT_SEARCH must be 'embedded' (the engine of this program) or 'algolia'.");
  expect(problems.join()).not.toMatch(/hunter|'short'/);
});
