import { beforeAll, expect, test } from 'vitest';
import { siteUrl, type SiteSlug } from '../support/address.ts';
import { formOf, postAction } from '../support/actionCall.ts';
import { actionLocks, builtActions, locks } from '../support/locks.ts';
import { cookieOf, openSession, type Session } from '../support/sessions.ts';
import { ask, askSite, firstInStock, postJson, search, type FoundVehicle } from '../support/wire.ts';

const slug: SiteSlug = 'harbour-toyota';
const other: SiteSlug = 'haggle-free-cars';
const origin = siteUrl(slug, '');

let victim: Session;
let foreigner: Session;
let saved: FoundVehicle;
let unsaved: FoundVehicle;

const json = (cookie: string | null, body: unknown, from = origin) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', origin: from, ...(cookie && { cookie }) },
  body: JSON.stringify(body),
});

beforeAll(async () => {
  victim = await openSession(slug);
  foreigner = await openSession(other);
  const { hits } = await search(slug, { filters: 'sold:false', hitsPerPage: 2 });
  const [first, second] = hits;
  if (!first || !second) throw new Error(`${slug} needs two vehicles in stock.`);
  [saved, unsaved] = [first, second];
  for (const [path, body] of [
    ['save-car', { car_id: saved.objectID }],
    ['save-search', { name: 'My own search', path: '/search?make=Toyota' }],
  ] as const) {
    const answer = await askSite(slug, `/api/watchlist/${path}`, json(victim.cookie, body));
    expect(answer.status, answer.text).toBe(200);
  }
});

/** Everything the victim has, and that they are still signed in to see it. */
async function expectVictimUntouched(): Promise<void> {
  const { cookie } = victim;
  const list = await askSite(slug, '/api/watchlist', { headers: { cookie } });
  expect(JSON.parse(list.text)).toMatchObject({ success: true, car_ids: [saved.objectID] });
  const garage = await askSite(slug, '/my-garage', { headers: { cookie } });
  expect(garage.text).toContain('My own search');
}

const strangers = (): Record<string, string | null> => ({
  'signed out': null,
  'from another site': foreigner.cookie,
  forged: cookieOf('A'.repeat(43)),
});

test('[GATE-01] every handler that the code has for somebody’s own things is asked by a stranger below', () => {
  const locked = Object.entries(locks).filter(([, lock]) => lock === 'session' || lock === 'link');
  expect(locked.map(([route]) => route).toSorted()).toEqual([
    '/api/miscellaneous',
    '/api/reservations/[reservation]',
    '/api/uploads',
    '/api/uploads/[picture]',
    '/api/watchlist',
    '/api/watchlist/merge',
    '/api/watchlist/remove-car',
    '/api/watchlist/save-car',
    '/api/watchlist/save-search',
    '/online-payment/[payment]/status',
    '/reservations/[reservation]/cancel/link',
    // By the journey of a booked test drive.
    '/success/appointment.ics',
  ]);
});

test('[GATE-01] [WL-04] the watchlist’s handlers tell strangers nothing, change nothing, and say where to sign in', async () => {
  for (const [who, cookie] of Object.entries(strangers())) {
    const list = await askSite(slug, '/api/watchlist', { headers: cookie ? { cookie } : {} });
    expect(list.status, who).toBe(401);
    expect(JSON.parse(list.text)).toEqual({ success: false, redirect: expect.stringMatching(/^\/sign-in\?/) });
    for (const [path, body] of [
      ['save-car', { car_id: unsaved.objectID, phone_number: victim.phone }],
      ['remove-car', { car_id: saved.objectID, phone_number: victim.phone }],
      ['merge', { car_ids: [unsaved.objectID], phone_number: victim.phone }],
      ['save-search', { name: 'Theirs', path: '/search', phone_number: victim.phone }],
    ] as const) {
      const answer = await askSite(slug, `/api/watchlist/${path}`, json(cookie, body));
      expect(answer.status, `${path} ${who}`).toBe(401);
      expect(JSON.parse(answer.text), path).toMatchObject({ redirect: expect.stringMatching(/^\/sign-in\?type=/) });
    }
  }
  await expectVictimUntouched();
});

test('[GATE-01] a page of another site cannot use the visitor’s own session', async () => {
  for (const from of [siteUrl(other, ''), 'https://evil.example', 'null', `${origin}.evil.example`]) {
    for (const path of ['save-car', 'remove-car', 'merge', 'save-search']) {
      const body = { car_id: saved.objectID, car_ids: [unsaved.objectID], name: 'a', path: '/search' };
      const answer = await askSite(slug, `/api/watchlist/${path}`, json(victim.cookie, body, from));
      expect(answer.status, `${path} from ${from}`).toBe(403);
    }
  }
  await expectVictimUntouched();
});

test('[GATE-01] sites without a watchlist have none of its handlers', async () => {
  for (const path of ['', '/save-car', '/remove-car', '/merge', '/save-search']) {
    const call = path === '' ? {} : json(null, { car_id: saved.objectID }, siteUrl('granite-nissan', ''));
    expect((await askSite('granite-nissan', `/api/watchlist${path}`, call)).status, path).toBe(404);
  }
});

test('[GATE-01] handlers of inner addresses answer the host of their own site only', async () => {
  for (const path of ['/api/watchlist', '/api/reservations/x', '/api/uploads/x', '/api/leads', '/my-garage']) {
    for (const host of [slug, other] as const) {
      const answer = await askSite(host, `/${slug}${path}`, { headers: { cookie: victim.cookie } });
      expect(answer.status, `${host} ${path}`).toBe(404);
      expect(answer.text, path).not.toContain(saved.objectID);
    }
  }
});

test('[GATE-01] pictures, valuations and reservations are nobody’s without the right link or session', async () => {
  const id = '3f0f5a4e-8f5c-4c53-9d0f-0c3a9a6f4b10';
  for (const [who, cookie] of Object.entries({ ...strangers(), 'signed in': victim.cookie })) {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    for (const path of [
      `/api/uploads/${id}`,
      `/api/uploads/${id}?until=9999999999&key=${'A'.repeat(43)}`,
      '/api/uploads/..%2f..%2fsecrets',
      `/api/reservations/${id}`,
      '/api/reservations/..%2f',
      `/online-payment/${id}/status`,
      `/online-payment/${id}`,
    ]) {
      const { status, text } = await askSite(slug, path, { headers });
      expect([400, 403, 404], `${path} ${who}`).toContain(status);
      expect(text).not.toContain(victim.phone);
    }
    // A link of no mail leads to the page that asks, without what would let a browser use it.
    const forged = `/reservations/${id}/cancel/link?key=${'A'.repeat(60)}.${'A'.repeat(43)}`;
    const link = await askSite(slug, forged, { headers });
    expect([link.status, link.headers['location'], link.headers['set-cookie']], who).toEqual([
      303,
      `/reservations/${id}/cancel`,
      undefined,
    ]);
    const kept = await askSite(other, '/api/miscellaneous', {
      ...json(
        who === 'from another site' ? null : cookie,
        { column_name: 'valuation', offer_price: 1 },
        siteUrl(other, ''),
      ),
    });
    expect([404, 422], `valuation ${who}`).toContain(kept.status);
  }
  const picture = await askSite(slug, '/api/uploads', {
    method: 'POST',
    headers: { accept: 'application/json', origin, 'content-type': 'multipart/form-data; boundary=a' },
    body: '--a--\r\n',
  });
  expect(picture.status).toBe(401);
});

test('[GATE-01] [GATE-02] server actions that are posted without a page, by anybody but their visitor, change nothing', async () => {
  const car = await firstInStock(slug);
  const here = '/my-garage';
  const fresh = { entries: null, fieldErrors: {}, error: null };
  const args: Record<string, unknown[]> = {
    deleteMyData: ['/my-garage/delete-my-data', null, formOf({})],
    removeSavedSearch: [here, formOf({ search_id: '1' })],
    removeSavedVehicle: [here, formOf({ car_id: saved.objectID })],
    saveRequestedVehicle: [here, null, formOf({ car_id: unsaved.objectID })],
    reserveVehicle: [car.slug, fresh, formOf({ name: 'Robin Control' })],
    saveTradeInStep: ['/trade-in', 'rego', fresh, formOf({ rego: '1CTRL23', regoState: 'WA' })],
    startTradeInAgain: ['/trade-in', formOf({})],
    payOnline: [fresh, formOf({ first_name: 'Robin Control' })],
    spinWheel: [{ won: null, error: null }, formOf({ name: 'Robin' })],
  };
  const locked = Object.entries(actionLocks).filter(
    ([, lock]) => !['open', 'session', 'link', 'editor'].includes(lock),
  );
  expect(Object.keys(args).toSorted()).toEqual(locked.map(([name]) => name).toSorted());
  for (const [name] of locked) {
    const given = { args: args[name] ?? [], ...(name === 'reserveVehicle' && { page: `/cars/${car.slug}/checkout` }) };
    for (const [who, cookie] of Object.entries(strangers())) {
      const answer = await postAction(slug, name, { ...given, cookie });
      expect([200, 303], `${name} ${who}`).toContain(answer.status);
      expect(String(answer.headers['x-action-redirect']), `${name} ${who}`).toMatch(/^\/sign-in\?type=/);
    }
    const foreign = { ...given, cookie: victim.cookie, origin: 'https://evil.example' };
    expect((await postAction(slug, name, foreign)).status, `${name} from another origin`).toBe(403);
  }
  await expectVictimUntouched();

  // The same posts do something for their visitor: what strangers got was not for want of fields.
  const list = async () =>
    JSON.parse((await askSite(slug, '/api/watchlist', { headers: { cookie: victim.cookie } })).text) as object;
  const own = (name: string) => postAction(slug, name, { args: args[name] ?? [], cookie: victim.cookie });
  expect((await own('saveRequestedVehicle')).headers['x-action-redirect']).toBe(`${here};push`);
  expect(await list()).toMatchObject({ car_ids: expect.arrayContaining([saved.objectID, unsaved.objectID]) });
  for (const one of [unsaved, saved]) {
    const post = { args: [here, formOf({ car_id: one.objectID })], cookie: victim.cookie };
    expect((await postAction(slug, 'removeSavedVehicle', post)).status).toBe(200);
  }
  expect(await list()).toMatchObject({ car_ids: [] });
  const back = await askSite(slug, '/api/watchlist/save-car', json(victim.cookie, { car_id: saved.objectID }));
  expect(back.status).toBe(200);
  expect((await own('payOnline')).text).toContain('Robin Control');
  expect((await own('saveTradeInStep')).headers['x-action-redirect'] ?? '').toMatch(/^\/trade-in\?step=/);
});

test('[GATE-06] signing out everywhere ends one’s own sessions, and nobody else’s', async () => {
  for (const name of ['signOut', 'signOutEverywhere']) {
    for (const cookie of [null, foreigner.cookie, cookieOf('A'.repeat(43))]) {
      for (const [redirect, to] of [
        ['/contact?from=garage', '/contact?from=garage'],
        ['//evil.example', '/'],
        ['/\\evil.example', '/'],
        ['https://evil.example/', '/'],
        ['/%2fevil.example', '/'],
        ['/\t/evil.example', '/'],
        ['javascript:alert(1)', '/'],
      ] as const) {
        const answer = await postAction(slug, name, { args: [formOf({ redirect })], page: '/sign-in', cookie });
        expect(answer.headers['x-action-redirect'], `${name} ${redirect}`).toBe(`${to};push`);
      }
    }
  }
  await expectVictimUntouched();
  const list = await askSite(other, '/api/watchlist', { headers: { cookie: foreigner.cookie } });
  expect(list.status).toBe(200);
});

test('[SITE-04] [GATE-01] where an action leads is never fetched by the host itself: not a page of the demo, nor of another site', async () => {
  const marker = `Outbox ${Date.now().toString(36)}`;
  const car = await firstInStock(slug);
  const person = { name: 'Robin', last_name: 'Nguyen', phone: '0412 345 678', email: 'robin@example.com.au' };
  const lead = await postJson(slug, '/api/leads', {
    ...person,
    postcode: '6160',
    car_id: car.objectID,
    message: marker,
  });
  expect(lead.status, lead.text).toBe(200);
  const outbox = async () => (await ask('localhost', '/demo/outbox')).text;
  await expect.poll(outbox).toContain(marker);
  for (const redirect of ['/demo/outbox', '/demo/vitals', '/contact']) {
    const answer = await postAction(slug, 'signOut', { args: [formOf({ redirect })], page: '/sign-in' });
    expect(answer.headers['x-action-redirect']).toBe(`${redirect};push`);
    expect([answer.status, answer.text], redirect).toEqual([200, '']);
  }
  // An action of the demo's own pages is none of a site's.
  await expect(
    postAction(slug, 'releaseLead', { args: [formOf({ lead: 'any' })], page: '/sign-in' }),
  ).rejects.toThrow();
});

test('[SITE-04] a post that no action can read is refused as such, not answered as if the host were away', async () => {
  const { id } = builtActions().get('signOut') ?? {};
  const boundary = 'multipart/form-data; boundary=a';
  const field = (name: string, value: string) =>
    `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  for (const [what, headers, body] of [
    ['broken JSON', { 'next-action': id, 'content-type': 'text/plain' }, '["x'],
    ['no arguments', { 'next-action': id, 'content-type': 'text/plain' }, '[]'],
    ['wrong arguments', { 'next-action': id, 'content-type': 'text/plain' }, '["x"]'],
    ['a form that is not there', { 'next-action': id, 'content-type': 'text/plain' }, '["$5"]'],
    ['deep lists', { 'next-action': id, 'content-type': 'text/plain' }, `${'['.repeat(9_999)}${']'.repeat(9_999)}`],
    ['half a form', { 'next-action': id, 'content-type': boundary }, field('0', '["$K1"]')],
    ['a form without a boundary', { 'next-action': id, 'content-type': 'multipart/form-data' }, 'a'],
    ['an unknown kind of id', { 'next-action': 'zzz', 'content-type': 'text/plain' }, '["x"]'],
    ['half a form without a script', { 'content-type': boundary }, field('a', 'b')],
    ['a form of no action', { 'content-type': boundary }, `${field('a', 'b')}--a--\r\n`],
  ] as const) {
    const call = { method: 'POST', headers: { origin, ...(headers as Record<string, string>) }, body };
    const { status, headers: answered } = await askSite(slug, '/sign-in', call);
    expect(status, what).toBe(400);
    expect(answered['retry-after'], what).toBeUndefined();
  }
});
