import { sampleSite, wholeSite } from '@forecourt/domain/testing';
import type { ReservationService, ReservationStatus, SignInService } from '@forecourt/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextRequest } from '../../testing/nextRequest.ts';
import { sessionCookie } from '../../request/sessionCookie.ts';
import { GET } from '../../../app/[site]/reservations/[reservation]/cancel/link/route.ts';
import { cancelCookie } from './cancelAccess.ts';
import { cancelReservation } from './cancelReservation.ts';

const host = 'harbour-toyota.localhost:3000';
const here = '/reservations/r-1/cancel';
const token = 'signed';
const own = 'T'.repeat(43);
const stranger = 'S'.repeat(43);
const phones = new Map([
  [own, '+61412345678'],
  [stranger, '+61499999999'],
]);
const status = vi.fn<ReservationService['status']>();
const cancelHold = vi.fn<ReservationService['cancelHold']>();
const cancelLinkOf = vi.fn<ReservationService['cancelLinkOf']>();
const find = vi.fn<SignInService['find']>();
const { cookies: jar } = nextRequest;
let site = wholeSite(sampleSite);

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('../../testing/nextRequest.ts')).nextHeaders());
vi.mock('next/navigation', async () => (await import('../../testing/nextRequest.ts')).nextNavigation());
vi.mock('../../../platform.ts', () => ({
  platform: () => ({
    signIn: { find },
    reservations: { status, cancelHold, cancelLinkOf },
    sites: { byHost: (name: string) => (name === 'harbour-toyota.localhost' ? site : null) },
  }),
}));

const held = { reservation_id: 'r-1', state: 'held', visitor_phone: '+61412345678' } as ReservationStatus;
const post = () => cancelReservation('r-1', null, new FormData());
const open = (key: string, address = host) =>
  GET(new Request(`http://${address}${here}/link?key=${key}`, { headers: { host: address } }), {
    params: Promise.resolve({ site: site.slug, reservation: 'r-1' }),
  });

beforeEach(() => {
  vi.resetAllMocks();
  jar.clear();
  nextRequest.headers = new Headers({ host });
  site = { ...wholeSite(sampleSite), gates: ['checkout'] };
  status.mockImplementation((_site, id) => Promise.resolve(id === 'r-1' ? held : null));
  cancelHold.mockResolvedValue({ ...held, state: 'refunded' });
  cancelLinkOf.mockImplementation((_site, given) => (given === token ? 'r-1' : given === 'for another' ? 'r-2' : null));
  find.mockImplementation((_site, given) => {
    const phone = phones.get(given ?? '');
    return Promise.resolve(phone ? { id: 's', phone, createdAt: new Date(0) } : null);
  });
});

describe('a mail’s link', () => {
  it('[RES-01] cancels nothing when it is opened, and leaves no signature in the address', async () => {
    const answer = await open(token);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, here]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(jar.get(cancelCookie)).toMatchObject({
      value: token,
      options: { httpOnly: true, sameSite: 'lax', path: here, maxAge: 3_600 },
    });
    expect(cancelHold).not.toHaveBeenCalled();
  });

  it.each(['', 'altered', 'for another'])('leads to the page and lets nobody in by %j', async (key) => {
    expect((await open(key)).headers.get('location')).toBe(here);
    expect(jar.size).toBe(0);
  });

  it('[SITE-04] is nothing at another host', async () => {
    expect((await open(token, 'evil.example')).status).toBe(404);
    expect(jar.size).toBe(0);
  });
});

describe('cancelling', () => {
  it.each([
    ['the visitor who reserved it', sessionCookie, own],
    ['a signed-out holder of the mail’s link', cancelCookie, token],
  ])('[RES-01] is for %s', async (_who, name, value) => {
    jar.set(name, { value });
    await expect(post()).rejects.toThrow(`to ${here}`);
    expect(cancelHold).toHaveBeenCalledExactlyOnceWith(site, 'r-1', expect.any(Date));
  });

  it('[GATE-01] sends everybody else to sign in first', async () => {
    for (const value of ['altered', 'for another']) {
      jar.set(cancelCookie, { value });
      await expect(post()).rejects.toThrow(/to \/sign-in\?type=checkout&redirect=%2Freservations%2Fr-1%2Fcancel/);
    }
    expect(cancelHold).not.toHaveBeenCalled();
  });

  it('[GATE-02] is not for another visitor who is signed in, even with the link', async () => {
    jar.set(sessionCookie, { value: stranger });
    jar.set(cancelCookie, { value: token });
    expect(await post()).toContain('We can’t find this reservation');
    expect(cancelHold).not.toHaveBeenCalled();
  });

  it('is for who has the reservation’s own address where the site asks nobody to sign in', async () => {
    site = { ...site, gates: [] };
    expect(await post()).toContain('We can’t find this reservation');
    status.mockResolvedValue({ ...held, visitor_phone: null });
    await expect(post()).rejects.toThrow(`to ${here}`);
  });

  it('[SITE-04] does nothing for another site or an unknown reservation', async () => {
    jar.set(sessionCookie, { value: own });
    expect(await cancelReservation('r-3', null, new FormData())).toContain('We can’t find this reservation');
    nextRequest.headers = new Headers({ host: 'evil.example' });
    expect(await post()).toContain('another site');
    expect(cancelHold).not.toHaveBeenCalled();
  });

  it('says so when the database is away', async () => {
    jar.set(sessionCookie, { value: own });
    cancelHold.mockRejectedValue(new Error('no connection'));
    expect(await post()).toContain('Reload this page');
  });
});
