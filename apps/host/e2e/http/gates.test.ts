import { hostileAddresses } from '@forecourt/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import { siteSlugs, type SiteSlug } from '../support/address.ts';
import { inParallel } from '../support/inParallel.ts';
import { gatedAddresses, type GatedAddress } from '../support/gated.ts';
import { actionLocks, actionsInCode, locks, routesInCode } from '../support/locks.ts';
import { cookieOf, forgedTokens, openSession, type Session } from '../support/sessions.ts';
import { ask, askSite, type WireAnswer } from '../support/wire.ts';

const sessions = new Map<SiteSlug, Session>();
let ended = '';

beforeAll(async () => {
  for (const slug of siteSlugs) sessions.set(slug, await openSession(slug));
  ended = (await openSession('harbour-toyota')).cookie;
  const page = await askSite('harbour-toyota', '/sign-in', { headers: { cookie: ended } });
  const form = /<form[^>]*>(?:(?!<\/form>).)*?name="(\$ACTION_ID_[0-9a-f]+)"/s.exec(page.text);
  const body = new FormData();
  body.append(form?.[1] ?? '', '');
  const { headers, text } = await wrapped(body);
  await askSite('harbour-toyota', '/sign-in', { method: 'POST', headers: { ...headers, cookie: ended }, body: text });
});

/** A form as it goes over the wire. */
async function wrapped(body: FormData): Promise<{ headers: Record<string, string>; text: string }> {
  const made = new Response(body);
  return { headers: { 'content-type': made.headers.get('content-type') ?? '' }, text: await made.text() };
}

const sessionOf = (slug: SiteSlug): Session => {
  const found = sessions.get(slug);
  if (!found) throw new Error(`Nobody is signed in on ${slug}.`);
  return found;
};

/** A site that a session of this one is foreign to; those of a group share stock, never sessions. */
const otherThan = (slug: SiteSlug): SiteSlug =>
  slug === 'southern-motor-group'
    ? 'sunrise-kia'
    : slug === 'sunrise-kia'
      ? 'southern-motor-group'
      : (siteSlugs.filter((one) => one !== slug)[0] ?? slug);

/** Only pages of signed-in visitors hold it: the last digits of the phone of any of them. */
const namesPerson = (text: string) =>
  /Signed in with|You’re signed in/.test(text) || [...sessions.values()].some(({ phone }) => text.includes(phone));

/** What is wrong with an answer that should send a stranger to sign in; nothing where it does. */
function faults(answer: WireAnswer, { type, redirect, back }: GatedAddress): string[] {
  const location = String(answer.headers['location']);
  const query = new URL(location, 'http://site.invalid').searchParams;
  const isRight = query.get('type') === type && query.get('redirect') === redirect && query.get('back') === back;
  return [
    ...([303, 307].includes(answer.status) ? [] : [`status ${answer.status}`]),
    ...(location.startsWith('/sign-in?') && isRight ? [] : [`sent to ${location}`]),
    ...(String(answer.headers['cache-control']).includes('no-store') ? [] : ['may be stored']),
    ...(namesPerson(answer.text) ? ['tells of somebody'] : []),
  ];
}

test('[GATE-01] every address and every server action of the code is known to this walk', () => {
  expect(routesInCode()).toEqual(Object.keys(locks).toSorted());
  expect(actionsInCode()).toEqual(Object.keys(actionLocks).toSorted());
});

for (const slug of siteSlugs) {
  test(`[GATE-01] [GATE-02] ${slug}: gated pages send everybody without a session of this site to sign in`, async () => {
    const own = sessionOf(slug).cookie;
    const foreign = sessionOf(otherThan(slug)).cookie;
    const strangers: Record<string, string | null> = {
      'signed out': null,
      'with the session of another site': foreign,
      'with two sessions': `${foreign}; ${cookieOf('A'.repeat(43))}`,
      'with the mark alone': 'signed-in=1',
      ...(slug === 'harbour-toyota' && { 'with a session that has ended': ended }),
    };
    const addresses = await gatedAddresses(slug);
    expect(addresses.map(({ path }) => path)).toContain('/my-garage');
    const calls = addresses.flatMap((address, place) => {
      // Every address with some forged session, and every forged session at some address.
      const forged = forgedTokens.filter(
        (_, at) => (at - place) % addresses.length === 0 || at === place % forgedTokens.length,
      );
      return [
        ...Object.entries(strangers),
        ...forged.map((token) => [`forged ${token}`, cookieOf(token)] as const),
      ].map(([who, cookie]) => ({ address, who, cookie }));
    });
    const asStranger = await inParallel(calls, async ({ address, who, cookie }) => {
      const answer = await askSite(slug, address.path, { headers: cookie === null ? {} : { cookie } });
      return faults(answer, address).map((fault) => `${address.path} ${who}: ${fault}`);
    });
    const asVisitor = await inParallel(addresses, async ({ path }) => {
      const { status, headers } = await askSite(slug, path, { headers: { cookie: own } });
      const mayBeStored = !String(headers['cache-control']).includes('no-store');
      return [
        ...(status === 200 ? [] : [`${path} signed in here: status ${status}`]),
        ...(mayBeStored ? [`${path} signed in: may be stored`] : []),
      ];
    });
    expect([...asStranger, ...asVisitor].flat()).toEqual([]);
    const garage = await askSite(slug, '/my-garage', { headers: { cookie: own } });
    expect(namesPerson(garage.text), 'what the walk looks for is really in the page').toBe(true);
  });
}

/** Names of hosts and headers that were ways round a proxy, in one framework or another. */
const disguises = (slug: SiteSlug): Record<string, string>[] => [
  {},
  ...['proxy', 'src/proxy', 'middleware', 'src/middleware', 'pages/_middleware'].map((name) => ({
    'x-middleware-subrequest': Array.from({ length: 5 }, () => name).join(':'),
  })),
  { 'x-middleware-rewrite': `/${slug}/my-garage`, 'x-middleware-next': '1', 'x-middleware-skip': '1' },
  { 'x-forwarded-host': `${slug}.localhost`, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
  { 'x-original-url': '/my-garage', 'x-rewrite-url': '/my-garage', 'x-matched-path': `/${slug}/my-garage` },
  { 'x-invoke-path': `/${slug}/my-garage`, 'x-invoke-output': `/${slug}/my-garage`, 'x-invoke-status': '200' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'x-nextjs-data': '1', purpose: 'prefetch' },
  { 'x-forecourt-internal': 'A'.repeat(43), 'x-forecourt-address': '127.0.0.1' },
];

/** Ways to write the address of the garage that some reader may take for another's. */
const spellings = (slug: SiteSlug): string[] => [
  ...[
    '/_next/..',
    '/fonts/..',
    '/demo/..',
    '/_next/%2e%2e',
    '/internal/..%2f',
    '/%2f',
    '/.',
    '/_next',
    '/_next/data/x',
  ].map((before) => `${before}/${slug}/my-garage`),
  ...['//my-garage', '/my-garage/', '/MY-GARAGE', '/%6dy-garage', '/my-garage%00', '/my-garage;a', '/my-garage.json'],
  ...[`/${slug}/my-garage`, `/${slug}/${slug}/my-garage`, '/my-garage.rsc', `/${slug}/my-garage.rsc`],
];

// The proxy is the same for every site: one that shares its stock with others, and one that does not.
for (const slug of ['harbour-toyota', 'southern-motor-group'] as const) {
  test(`[GATE-02] ${slug}: passing the proxy by, in whatever disguise, shows no gated page`, async () => {
    const own = `${slug}.localhost`;
    const other = `${otherThan(slug)}.localhost`;
    const inner = (await gatedAddresses(slug)).map(({ inside }) => `/${slug}${inside}`);
    const attempts: [host: string, path: string, headers: Record<string, string>][] = [
      ...disguises(slug).flatMap((headers) => [own, 'localhost'].map((host) => [host, '/my-garage', headers] as const)),
      ...[own, 'localhost'].flatMap((host) => spellings(slug).map((path) => [host, path, {}] as const)),
      ...[own, other, '127.0.0.1'].flatMap((host) => inner.map((path) => [host, path, {}] as const)),
    ].map(([host, path, headers]) => [host, path, headers]);
    const found = await inParallel(attempts, async ([host, path, headers]) => {
      const faults: string[] = [];
      // Known to the other site, and there only.
      const cookie = host === other ? sessionOf(slug).cookie : sessionOf(otherThan(slug)).cookie;
      const { status, text, headers: answered } = await ask(host, path, { headers: { ...headers, cookie } });
      const what = `${host}${path} ${JSON.stringify(headers).slice(0, 60)}`;
      const location = String(answered['location'] ?? '/');
      if (namesPerson(text)) faults.push(`${what}: tells of somebody`);
      if (!/^\/(?![/\\])/.test(location)) faults.push(`${what}: leads to ${location}`);
      // The payload for scripts says in itself where they lead.
      const isPayload = status === 200 && String(answered['content-type']).startsWith('text/x-component');
      const isLocked = isPayload
        ? /\/sign-in\?type=garage|"4(04|10)"/.test(text)
        : [303, 307, 308, 400, 404].includes(status);
      if (!isLocked) faults.push(`${what}: status ${status}`);
      return faults;
    });
    expect(found.flat()).toEqual([]);
  });
}

test('[GATE-05] a hostile address leads nobody who is signed in off the site', async () => {
  const { cookie } = sessionOf('harbour-toyota');
  // Units try all of them: these show that the page asks the same rule.
  const some = hostileAddresses.filter((_, place) => place % 10 === 0);
  const found = await inParallel(some, async (address) => {
    // Lone halves of a letter cannot be sent at all.
    const given = encodeURIComponent(address.toWellFormed());
    const path = `/sign-in?redirect=${given}&back=${given}`;
    const signedIn = await askSite('harbour-toyota', path, { headers: { cookie } });
    // No page has an address with a NUL.
    if (address.includes('\0')) return signedIn.status === 404 ? [] : [`${given} answers ${signedIn.status}`];
    const location = String(signedIn.headers['location']);
    const target = new URL(location, 'http://site.invalid');
    const stays = target.host === 'site.invalid' && /^\/(?![/\\])/.test(location);
    return stays ? [] : [`${given} leads to ${location}`];
  });
  expect(some.length).toBeGreaterThanOrEqual(15);
  expect(found.flat()).toEqual([]);
});
