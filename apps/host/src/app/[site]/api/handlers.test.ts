import { sampleSite } from '@forecourt/domain/testing';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const host = 'harbour-toyota.localhost';
const flags = { ...sampleSite.flags, watchlist: true, saveValuations: true, tradeIn: true };
const site = { ...sampleSite, slug: 'harbour-toyota', flags };
/** Stand-in for everything that a handler does beyond finding its site and its visitor. */
const work = vi.fn();

vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ host })),
  cookies: () => Promise.resolve({ get: () => ({ value: 'token' }), set: () => undefined }),
}));
vi.mock('../../../platform.ts', () => {
  const known: Record<string, unknown> = {
    sites: { byHost: (name: string) => (name === host ? site : null), publicSite: () => site },
    signIn: { find: () => Promise.resolve({ id: 'visitor', phone: '+61412345678', createdAt: new Date(0) }) },
  };
  const busy = new Proxy({}, { get: () => work });
  return { platform: () => new Proxy(known, { get: (parts, name: string) => parts[name] ?? busy }) };
});

interface Body {
  type: string;
  /** Maximum length of the body, in bytes. */
  longest: number;
}
const json = (longest: number): Body => ({ type: 'application/json', longest });

/** Every handler of a site, the methods it supports, and the body it accepts. Next answers 405 to all other methods. */
const handlers: Readonly<Record<string, { GET?: true; POST?: Body }>> = {
  'appointments/route.ts': { GET: true },
  'cars/[slug]/brochure.pdf/route.ts': { GET: true },
  'cars/[slug]/finance-disclaimer/route.ts': { GET: true },
  'cars/[slug]/share.png/route.tsx': { GET: true },
  'events/route.ts': { POST: { type: 'text/plain', longest: 20_480 } },
  'geocode/route.ts': { GET: true },
  'leads/route.ts': { GET: true, POST: json(64 * 1_024) },
  'makes/[make]/logo.svg/route.ts': { GET: true },
  'miscellaneous/route.ts': { POST: json(4_096) },
  'models/[model]/brochure.pdf/route.ts': { GET: true },
  'models/menu/route.ts': { GET: true },
  'phone/reveal/route.ts': { POST: json(2_048) },
  'reservations/[reservation]/route.ts': { GET: true },
  'site/route.ts': { GET: true },
  'uploads/route.ts': { POST: { type: 'multipart/form-data; boundary=x', longest: 12 * 1_024 * 1_024 } },
  'uploads/[picture]/route.ts': { GET: true },
  'watchlist/route.ts': { GET: true },
  'watchlist/merge/route.ts': { POST: json(20_000) },
  'watchlist/remove-car/route.ts': { POST: json(20_000) },
  'watchlist/save-car/route.ts': { POST: json(20_000) },
  'watchlist/save-search/route.ts': { POST: json(20_000) },
  'youx/quote/route.ts': { POST: json(2_048) },
};
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Handler = (request: Request, props: { params: Promise<Record<string, string>> }) => Promise<Response>;
const load = (file: string) => import(join(import.meta.dirname, file)) as Promise<Record<string, Handler>>;
const params = Promise.resolve({ site: 'harbour-toyota', slug: 'a', reservation: 'b', picture: 'c' });

async function post(file: string, body: BodyInit | null, headers: Record<string, string>): Promise<number> {
  const init = { method: 'POST', body, headers: { host, accept: 'application/json', ...headers }, duplex: 'half' };
  const { POST } = await load(file);
  return (await POST!(new Request(`http://${host}/api`, init as RequestInit), { params })).status;
}

/** A body that never ends, and the number of bytes that were read from it. */
function endless(): { body: ReadableStream<Uint8Array>; taken: () => number } {
  let taken = 0;
  const piece = new Uint8Array(16_384).fill(120);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += piece.byteLength;
      controller.enqueue(piece);
    },
  });
  return { body, taken: () => taken };
}

beforeEach(() => void work.mockReset());

it('[SITE-04] lists every existing handler', () => {
  const found = globSync('**/route.{ts,tsx}', { cwd: import.meta.dirname });
  expect(found.toSorted()).toEqual(Object.keys(handlers).toSorted());
});

it.each(Object.entries(handlers))('%s answers its own methods and no other', async (file, own) => {
  const known = Object.keys(await load(file)).filter((name) => methods.includes(name));
  expect(known).toEqual(Object.keys(own));
});

const taking = Object.entries(handlers).flatMap(([file, { POST }]) => (POST ? [[file, POST] as const] : []));

describe.each(taking)('%s', (file, { type, longest }) => {
  it('refuses a body that declares too great a length, without reading it', async () => {
    const { body, taken } = endless();
    expect(await post(file, body, { 'content-type': type, 'content-length': String(longest + 1) })).toBe(413);
    expect(taken()).toBeLessThanOrEqual(32_768);
    expect(work).not.toHaveBeenCalled();
  });

  it('stops reading an endless body of unknown length at its limit', async () => {
    const { body, taken } = endless();
    expect(await post(file, body, { 'content-type': type })).toBe(413);
    expect(taken()).toBeLessThan(longest + 200_000);
    expect(work).not.toHaveBeenCalled();
  });

  it.each(['', 'application/x-www-form-urlencoded', 'text/html', 'application/jsonp', 'multipart/mixed'])(
    'refuses a body that is sent as %j',
    async (wrong) => {
      expect(await post(file, new TextEncoder().encode('{}'), { 'content-type': wrong })).toBe(415);
      expect(work).not.toHaveBeenCalled();
    },
  );

  it('refuses invalid bodies and unknown sites', async () => {
    const rubbish = new TextEncoder().encode('\u0000{"a":');
    if (type !== 'text/plain') expect(await post(file, rubbish, { 'content-type': type })).toBe(400);
    expect(await post(file, null, { 'content-type': type, host: 'unknown.localhost' })).toBe(404);
    expect(work).not.toHaveBeenCalled();
  });
});

it.each(taking.filter(([, { type }]) => type === 'application/json').map(([file]) => file))(
  '%s refuses JSON in a type that a page of another site may send unasked',
  async (file) => {
    expect(await post(file, new TextEncoder().encode('{}'), { 'content-type': 'text/plain' })).toBe(415);
    expect(work).not.toHaveBeenCalled();
  },
);
