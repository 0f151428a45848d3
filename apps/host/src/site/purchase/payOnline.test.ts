import { sampleSite, wholeSite } from '@forecourt/domain/testing';
import type { OnlinePaymentService, SignInService } from '@forecourt/platform';
import { nothingPosted } from '@forecourt/purchase/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextRequest } from '../testing/nextRequest.ts';
import { payOnline } from './payOnline.ts';
import { deviceCookie } from './purchaseVisitor.ts';
import { sessionCookie } from '../request/sessionCookie.ts';

const host = 'harbour-toyota.localhost:3000';
const token = 'T'.repeat(43);
const start = vi.fn<OnlinePaymentService['start']>();
const find = vi.fn<SignInService['find']>();
const { cookies: jar } = nextRequest;
let site = wholeSite(sampleSite);

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('../testing/nextRequest.ts')).nextHeaders());
vi.mock('next/navigation', async () => (await import('../testing/nextRequest.ts')).nextNavigation());
vi.mock('../../platform.ts', () => ({
  platform: () => ({
    signIn: { find },
    onlinePayments: { start },
    purchases: { newDevice: () => 'N'.repeat(43) },
    sites: { byHost: (name: string) => (name === 'harbour-toyota.localhost' ? site : null) },
  }),
}));

const entries = { name: 'Robin', amount: '12,50', idempotency_key: 'form-12345678' };
const pay = () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return payOnline(nothingPosted, data);
};

beforeEach(() => {
  vi.resetAllMocks();
  jar.clear();
  jar.set(sessionCookie, { value: token });
  nextRequest.headers = new Headers({ host, 'user-agent': 'Fixture', 'x-forecourt-address': '203.0.113.7' });
  site = { ...site, gates: ['online-payment'] };
  find.mockImplementation((_site, given) =>
    Promise.resolve(given === token ? { id: 's', phone: '+61412345678', createdAt: new Date(0) } : null),
  );
  start.mockResolvedValue({ ok: true, payment_id: 'p', redirect: 'https://pay.example/1' });
});

describe('paying online', () => {
  it('[ROUTE-14] redirects to the payment page, with the session’s phone number and a device cookie', async () => {
    await expect(pay()).rejects.toThrow('to https://pay.example/1');
    expect(start).toHaveBeenCalledExactlyOnceWith(site, {
      values: entries,
      owner: { device: 'N'.repeat(43), phone: '+61412345678' },
      now: expect.any(Date),
      userAgent: 'Fixture',
      visit: { visited_pages: [], linked_query_params: {} },
      address: '203.0.113.7',
      successPath: '/online-payment/{id}',
      cancelPath: '/online-payment/{id}?cancelled=1',
    });
    expect(jar.get(deviceCookie)?.value).toBe('N'.repeat(43));
  });

  it('[FORM-10] returns everything that was typed when it is refused', async () => {
    const fieldErrors = { amount: 'Enter the amount in dollars and cents, like 1,250.50.' };
    start.mockResolvedValue({ ok: false, status: 422, error: 'Please look again.', fieldErrors });
    expect(await pay()).toEqual({ entries, fieldErrors, error: 'Please look again.' });
  });

  it('[GATE-01] [GATE-02] redirects signed-out visitors to sign in where the site gates it, and starts nothing', async () => {
    jar.clear();
    await expect(pay()).rejects.toThrow('to /sign-in?type=online-payment&redirect=%2Fonline-payment&back=%2F');
    expect(start).not.toHaveBeenCalled();
  });

  it('accepts payments from anybody where the site does not gate it', async () => {
    jar.clear();
    site = { ...site, gates: [] };
    await expect(pay()).rejects.toThrow('to https://pay.example/1');
    expect(start.mock.calls[0]?.[1].owner).toEqual({ device: 'N'.repeat(43), phone: null });
  });

  it('starts nothing for an unknown host', async () => {
    nextRequest.headers = new Headers({ host: 'evil.example' });
    expect(await pay()).toMatchObject({ entries, error: expect.stringContaining('You haven’t been charged') });
    expect(start).not.toHaveBeenCalled();
  });
});
