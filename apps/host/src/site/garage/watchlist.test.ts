import { sampleSite, sampleVehicle, wholeSite } from '@forecourt/domain/testing';
import type { WatchlistService } from '@forecourt/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextRequest } from '../testing/nextRequest.ts';
import { POST as merge } from '../../app/[site]/api/watchlist/merge/route.ts';
import { POST as removeCar } from '../../app/[site]/api/watchlist/remove-car/route.ts';
import { GET as list } from '../../app/[site]/api/watchlist/route.ts';
import { POST as saveCar } from '../../app/[site]/api/watchlist/save-car/route.ts';
import { POST as saveSearch } from '../../app/[site]/api/watchlist/save-search/route.ts';
import { sessionCookie } from '../request/sessionCookie.ts';
import { deleteMyData, removeSavedSearch, removeSavedVehicle, saveRequestedVehicle } from './watchlistActions.ts';

const host = 'harbour-toyota.localhost:3000';
const token = 'T'.repeat(43);
const phone = '+61412345678';
const visitor = { id: 'session-1', phone, createdAt: new Date('2026-11-24T04:15:00Z') };
const service = {
  save: vi.fn<WatchlistService['save']>(),
  remove: vi.fn<WatchlistService['remove']>(),
  ids: vi.fn<WatchlistService['ids']>(),
  merge: vi.fn<WatchlistService['merge']>(),
  saveSearch: vi.fn<WatchlistService['saveSearch']>(),
  removeSearch: vi.fn<WatchlistService['removeSearch']>(),
  deleteMyData: vi.fn<WatchlistService['deleteMyData']>(),
};
const site = { ...wholeSite(sampleSite), slug: 'harbour-toyota' };
const { cookies: jar } = nextRequest;
let flags = { ...sampleSite.flags, watchlist: true };
let find = () => Promise.resolve<typeof visitor | null>(visitor);

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('../testing/nextRequest.ts')).nextHeaders());
vi.mock('next/navigation', async () => (await import('../testing/nextRequest.ts')).nextNavigation());
vi.mock('../../platform.ts', () => ({
  platform: () => ({
    sites: {
      byHost: (name: string) => (name === 'harbour-toyota.localhost' ? site : null),
      publicSite: () => ({ ...site, flags }),
    },
    signIn: { find: (_site: unknown, given: string) => (given === token ? find() : Promise.resolve(null)) },
    inventory: {
      byIds: (_site: unknown, ids: string[]) => Promise.resolve(ids.includes('car-1') ? [sampleVehicle] : []),
    },
    watchlist: service,
  }),
}));

const params = Promise.resolve({ site: 'harbour-toyota' });
const asked = (body: unknown) =>
  new Request(`http://${host}/api`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const post = (handler: typeof saveCar, body: unknown) => handler(asked(body), { params });
const form = (entries: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};
const untouched = () => Object.values(service).forEach((method) => expect(method).not.toHaveBeenCalled());

beforeEach(() => {
  vi.resetAllMocks();
  jar.clear();
  jar.set(sessionCookie, { value: token });
  nextRequest.headers = new Headers({ host });
  flags = { ...sampleSite.flags, watchlist: true };
  find = () => Promise.resolve(visitor);
  service.save.mockResolvedValue({ ok: true, changed: true });
  service.remove.mockResolvedValue({ ok: true, changed: true });
  service.ids.mockResolvedValue(['car-1']);
});

const changes = [
  ['save-car', saveCar],
  ['remove-car', removeCar],
  ['merge', merge],
  ['save-search', saveSearch],
] as const;
const anything = { car_id: 'car-1', car_ids: ['car-1'], name: 'All', path: '/search' };

describe('what signed-in visitors change', () => {
  it('[WL-01] [WL-02] saves and removes for the session’s phone', async () => {
    const saved = await post(saveCar, { phone_number: '0412 345 678', car_id: 'car-1' });
    expect([saved.status, await saved.json()]).toEqual([200, { success: true }]);
    expect(saved.headers.get('cache-control')).toBe('no-store');
    expect(service.save).toHaveBeenCalledWith(site, phone, 'car-1');
    expect(await (await post(removeCar, { car_id: 'car-1' })).json()).toEqual({ success: true });
    expect(service.remove).toHaveBeenCalledWith(site, phone, 'car-1');
  });

  it('[WL-03] says why a car was not saved', async () => {
    service.save.mockResolvedValue({ ok: false, status: 409, error: 'Your watchlist is full.' });
    const answer = await post(saveCar, { car_id: 'car-1' });
    expect([answer.status, await answer.json()]).toEqual([409, { success: false, message: 'Your watchlist is full.' }]);
  });

  it('[GATE-07] merges the device’s favourites and returns the resulting list', async () => {
    const answer = await post(merge, { phone_number: phone, car_ids: ['a', 7, 'b'] });
    expect(service.merge).toHaveBeenCalledWith(site, phone, ['a', 'b']);
    expect(await answer.json()).toMatchObject({ phone_number: phone, car_ids: ['car-1'] });
  });

  it.each(changes)('[WL-04] %s refuses another phone than the session’s', async (_name, handler) => {
    for (const phone_number of ['+61498765432', '', null, [phone]]) {
      const answer = await post(handler, { ...anything, phone_number });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ success: false });
    }
    untouched();
  });

  it.each(changes)('[GATE-04] %s sends signed-out visitors and foreign sessions to sign in', async (_name, handler) => {
    for (const value of ['', 'F'.repeat(43)]) {
      jar.set(sessionCookie, { value });
      const answer = await post(handler, { ...anything, phone_number: phone });
      expect(answer.status).toBe(401);
      const { success, redirect } = (await answer.json()) as { success: boolean; redirect: string };
      expect(success).toBe(false);
      const { searchParams } = new URL(redirect, 'https://site.example');
      expect(searchParams.get('type')).toBe('watchlist');
      expect(searchParams.get('redirect')).toBe(`/cars/${sampleVehicle.slug}?save_car=car-1`);
      expect(searchParams.get('back')).toBe(`/cars/${sampleVehicle.slug}`);
    }
    untouched();
  });

  it.each([
    ['[]', 400],
    ['no JSON', 400],
    [{}, 422],
    [{ car_id: ['car-1'] }, 422],
    [`{"car_id":"${'x'.repeat(20_000)}"}`, 413],
  ])('[WL-03] refuses a body that cannot be read: %.30j', async (body, status) => {
    expect((await post(saveCar, body)).status).toBe(status);
    untouched();
  });

  it('[WL-03] says so when the database does not answer', async () => {
    find = () => Promise.reject(new Error('away'));
    expect((await post(saveCar, anything)).status).toBe(503);
    expect((await list(new Request(`http://${host}/api`, { headers: { host } }), { params })).status).toBe(503);
  });

  it('[WL-04] is unavailable on another host, or where the site has no watchlist', async () => {
    const elsewhere = Promise.resolve({ site: 'sunrise-kia' });
    expect((await saveCar(asked(anything), { params: elsewhere })).status).toBe(404);
    flags = { ...flags, watchlist: false };
    expect((await post(saveCar, anything)).status).toBe(404);
    untouched();
  });
});

it('[WL-04] returns a list to its own visitor only', async () => {
  const get = () => list(new Request(`http://${host}/api/watchlist`, { headers: { host } }), { params });
  const answer = await get();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    success: true,
    phone_number: phone,
    car_ids: ['car-1'],
    signed_in_at: '2026-11-24T04:15:00.000Z',
  });
  jar.clear();
  const refused = await get();
  expect(refused.status).toBe(401);
  expect(await refused.json()).not.toHaveProperty('car_ids');
});

describe('forms of the garage', () => {
  it('[WL-02] act for signed-in visitors and show the page again', async () => {
    await expect(removeSavedVehicle('/watchlist', form({ car_id: 'car-1' }))).rejects.toThrow('to /watchlist');
    expect(service.remove).toHaveBeenCalledWith(site, phone, 'car-1');
    await expect(removeSavedSearch('/my-garage', form({ search_id: 's-1' }))).rejects.toThrow('to /my-garage');
    expect(service.removeSearch).toHaveBeenCalledWith(site, phone, 's-1');
    await expect(saveRequestedVehicle('/watchlist', null, form({ car_id: 'car-1' }))).rejects.toThrow('to /watchlist');
    service.save.mockResolvedValue({ ok: false, status: 409, error: 'Full.' });
    expect(await saveRequestedVehicle('/watchlist', null, form({ car_id: 'car-1' }))).toBe('Full.');
  });

  it('[GATE-05] redirect to no other site', async () => {
    await expect(removeSavedVehicle('//evil.example', form({ car_id: 'car-1' }))).rejects.toThrow(/to \/$/);
  });

  it('[ROUTE-15] delete everything and sign this browser out, or say that it could not be done', async () => {
    service.deleteMyData.mockRejectedValueOnce(new Error('away'));
    expect(await deleteMyData('/my-garage/delete-my-data', null, form({}))).toContain('still signed in');
    expect(jar.get(sessionCookie)?.value).toBe(token);
    const done = deleteMyData('/my-garage/delete-my-data', null, form({}));
    await expect(done).rejects.toThrow('to /my-garage/delete-my-data?done=1');
    expect(service.deleteMyData).toHaveBeenCalledWith(site, phone);
    expect(jar.get(sessionCookie)?.value).toBe('');
  });

  it('[GATE-01] do nothing for signed-out visitors and for other sites', async () => {
    nextRequest.headers = new Headers({ host: 'granite-nissan.localhost:3000' });
    await removeSavedVehicle('/watchlist', form({ car_id: 'car-1' }));
    expect(await deleteMyData('/my-garage', null, form({}))).toBe('This form belongs to another site.');
    nextRequest.headers = new Headers({ host });
    jar.clear();
    await expect(removeSavedVehicle('/watchlist', form({ car_id: 'car-1' }))).rejects.toThrow(
      'to /sign-in?type=garage',
    );
    await expect(deleteMyData('/my-garage', null, form({}))).rejects.toThrow('to /sign-in?type=garage');
    untouched();
  });
});
