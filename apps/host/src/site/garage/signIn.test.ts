import { hostileAddresses, sampleSite, wholeSite } from '@forecourt/domain/testing';
import type { SignInService } from '@forecourt/platform';
import { firstSignInState } from '@forecourt/shopper/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextRequest } from '../testing/nextRequest.ts';
import { isGated, requireVisitor } from '../request/gate.ts';
import { currentVisitor } from '../request/session.ts';
import { deviceCookie, sessionCookie } from '../request/sessionCookie.ts';
import { signIn, signOut, signOutEverywhere } from './signInActions.ts';

const host = 'harbour-toyota.localhost:3000';
const token = 'T'.repeat(43);
const visitor = { id: 'session-1', phone: '+61412345678', createdAt: new Date(0) };

const service = {
  requestCode: vi.fn<SignInService['requestCode']>(),
  verifyCode: vi.fn<SignInService['verifyCode']>(),
  find: vi.fn<SignInService['find']>(),
  revoke: vi.fn<SignInService['revoke']>(),
  revokeAll: vi.fn<SignInService['revokeAll']>(),
};
const { cookies: jar } = nextRequest;

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('../testing/nextRequest.ts')).nextHeaders());
vi.mock('next/navigation', async () => (await import('../testing/nextRequest.ts')).nextNavigation());
vi.mock('../../platform.ts', () => ({
  platform: () => ({
    signIn: service,
    sites: { byHost: (name: string) => (name === 'harbour-toyota.localhost' ? sampleSite : null) },
  }),
}));

// The sample is what browsers may know of a site; these tests read no other fields.
const site = wholeSite(sampleSite);
const form = (entries: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};
const step = (entries: Record<string, string>) => signIn(firstSignInState, form(entries));
const atCode = { request_id: 'request-1', phone: '0412 345 678', phone_shown: '04xx xxx 678' };
const arrive = () => jar.set(sessionCookie, { value: token });

beforeEach(() => {
  vi.resetAllMocks();
  jar.clear();
  nextRequest.headers = new Headers({ host, origin: `http://${host}`, 'x-forecourt-address': '203.0.113.7' });
  service.find.mockImplementation((_site, given) => Promise.resolve(given === token ? visitor : null));
  service.requestCode.mockResolvedValue({
    ok: true,
    request_id: 'request-1',
    resendAfterSeconds: 30,
    maskedPhone: '04xx xxx 678',
  });
  service.revoke.mockResolvedValue(true);
  service.revokeAll.mockResolvedValue(2);
  service.verifyCode.mockResolvedValue({
    ok: true,
    session: 'N'.repeat(43),
    phone: visitor.phone,
    device: 'since.hash',
  });
});

describe('the form’s steps', () => {
  it('[GATE-06] sends a code to the number, for the address it was asked from', async () => {
    expect(await step({ intent: 'send', phone: '0412 345 678' })).toEqual({
      step: 'code',
      phone: '0412 345 678',
      maskedPhone: '04xx xxx 678',
      requestId: 'request-1',
      resendAfterSeconds: 30,
      error: null,
    });
    expect(service.requestCode).toHaveBeenCalledWith(sampleSite, {
      phone: '0412 345 678',
      address: '203.0.113.7',
      device: null,
      now: expect.any(Date),
    });
  });

  it('[GATE-06] says which browser asks, so that strangers do not use up its share', async () => {
    jar.set(deviceCookie, { value: 'since.hash' });
    await step({ intent: 'send', phone: '0412 345 678' });
    expect(service.requestCode).toHaveBeenCalledWith(sampleSite, expect.objectContaining({ device: 'since.hash' }));
  });

  it('shows beside the number what is wrong with it', async () => {
    service.requestCode.mockResolvedValue({ ok: false, status: 422, error: 'Enter a mobile.' });
    expect(await step({ intent: 'send', phone: '12' })).toMatchObject({
      step: 'phone',
      phone: '12',
      error: { about: 'phone', message: 'Enter a mobile.' },
    });
  });

  it('keeps the earlier code when no other may be sent', async () => {
    service.requestCode.mockResolvedValue({ ok: false, status: 429, error: 'Try again in 7 minutes.' });
    expect(await step({ intent: 'send', ...atCode })).toMatchObject({
      step: 'code',
      requestId: 'request-1',
      error: { about: 'form', message: 'Try again in 7 minutes.' },
    });
    expect(await step({ intent: 'send', phone: '0412 345 678' })).toMatchObject({ step: 'phone', requestId: '' });
  });

  it('returns to the number', async () => {
    expect(await step({ intent: 'change', ...atCode })).toMatchObject({ step: 'phone', phone: '0412 345 678' });
    expect(service.requestCode).not.toHaveBeenCalled();
  });

  it('[GATE-02] signs in, in a cookie that scripts cannot read, and redirects to the requested page', async () => {
    const entered = step({ intent: 'verify', ...atCode, code: '123456', redirect: '/watchlist?save=car-1' });
    await expect(entered).rejects.toThrow('to /watchlist?save=car-1');
    expect(jar.get('__Host-forecourt')).toEqual({
      value: 'N'.repeat(43),
      options: { secure: true, sameSite: 'lax', path: '/', httpOnly: true, maxAge: 34_560_000 },
    });
    expect(jar.get('__Host-forecourt-device')).toMatchObject({ value: 'since.hash', options: { httpOnly: true } });
    expect(jar.get('signed-in')).toMatchObject({ value: '1', options: { secure: true } });
  });

  it('signs out the visitor who was signed in here before', async () => {
    arrive();
    await expect(step({ intent: 'verify', ...atCode, code: '123456' })).rejects.toThrow('to /');
    expect(service.revoke).toHaveBeenCalledWith(sampleSite, 'session-1');
  });

  it.each([
    ['wrong', 'code'],
    ['spent', 'code'],
    ['expired', 'code'],
    ['used', 'code'],
    ['unreadable', 'code'],
    ['unavailable', 'form'],
  ] as const)('stays at the code when it is %s, and signs nobody in', async (reason, about) => {
    service.verifyCode.mockResolvedValue({ ok: false, reason, error: 'No.', triesLeft: 0 });
    expect(await step({ intent: 'verify', ...atCode, code: '123456' })).toMatchObject({
      step: 'code',
      requestId: 'request-1',
      error: { about, message: 'No.' },
    });
    expect(jar.size).toBe(0);
  });

  it('accepts a code that is submitted twice', async () => {
    arrive();
    service.verifyCode.mockResolvedValue({ ok: false, reason: 'used', error: 'Used.', triesLeft: 0 });
    const entered = step({ intent: 'verify', ...atCode, code: '123456', redirect: '/my-garage' });
    await expect(entered).rejects.toThrow('to /my-garage');
  });

  it('[GATE-05] never redirects off the site', async () => {
    for (const redirect of hostileAddresses) {
      await expect(step({ intent: 'verify', ...atCode, code: '123456', redirect })).rejects.toThrow(/^to \/$/);
    }
  });
});

describe('a form from another origin', () => {
  it('[GATE-06] changes nothing', async () => {
    nextRequest.headers = new Headers({ host: 'granite-nissan.localhost:3000' });
    arrive();
    for (const intent of ['send', 'verify', 'change']) {
      expect(await step({ intent, ...atCode, code: '123456' })).toMatchObject({
        error: { about: 'form', message: 'This form belongs to another site.' },
      });
    }
    await signOut(form({}));
    await signOutEverywhere(form({}));
    for (const call of [service.requestCode, service.verifyCode, service.revoke, service.revokeAll]) {
      expect(call).not.toHaveBeenCalled();
    }
    expect(jar.get(sessionCookie)).toEqual({ value: token });
  });
});

describe('signing out', () => {
  it('[GATE-06] ends the session and deletes the cookies', async () => {
    arrive();
    await expect(signOut(form({}))).rejects.toThrow('to /');
    expect(service.revoke).toHaveBeenCalledWith(sampleSite, 'session-1');
    expect(jar.get(sessionCookie)).toMatchObject({ value: '', options: { maxAge: 0, secure: true, path: '/' } });
    expect(jar.get('signed-in')).toMatchObject({ value: '', options: { maxAge: 0 } });
  });

  it('[GATE-06] ends all sessions of the number', async () => {
    arrive();
    await expect(signOutEverywhere(form({}))).rejects.toThrow('to /');
    expect(service.revokeAll).toHaveBeenCalledWith(sampleSite, '+61412345678');
  });

  it('does no harm to visitors who are not signed in', async () => {
    await expect(signOut(form({ redirect: '//evil.example' }))).rejects.toThrow(/^to \/$/);
    expect(service.revoke).not.toHaveBeenCalled();
  });
});

describe('a gated page', () => {
  const address = { redirect: '/my-garage?tab=saved', back: '/search' };

  it('[GATE-01] [GATE-02] redirects signed-out visitors to sign in, with the addresses to continue to and to go back to', async () => {
    await expect(requireVisitor(site, 'garage', address)).rejects.toThrow(
      'to /sign-in?type=garage&redirect=%2Fmy-garage%3Ftab%3Dsaved&back=%2Fsearch',
    );
  });

  it('[GATE-02] is open to its visitor', async () => {
    arrive();
    expect(await requireVisitor(site, 'garage', address)).toEqual(visitor);
    expect(await currentVisitor(site)).toEqual(visitor);
  });

  it('[GATE-01] is gated where the site gates it, and the garage always', async () => {
    const open = { ...site, gates: [] };
    expect(isGated(open, 'garage')).toBe(true);
    expect(await requireVisitor(open, 'finance', address)).toBeNull();
    expect(isGated({ gates: ['finance'] }, 'finance')).toBe(true);
    expect(isGated({ gates: ['finance'] }, 'checkout')).toBe(false);
  });

  it('[GATE-02] is closed for an expired session or another site’s', async () => {
    jar.set(sessionCookie, { value: 'X'.repeat(43) });
    await expect(requireVisitor(site, 'finance', address)).rejects.toThrow(/^to \/sign-in\?type=finance/);
    jar.set(sessionCookie, { value: '' });
    await expect(requireVisitor(site, 'finance', address)).rejects.toThrow(/^to \/sign-in/);
  });

  it('[GATE-05] passes on no address outside the site', async () => {
    const asked = requireVisitor(site, 'finance', { redirect: '//evil.example', back: 'https://evil.example' });
    await expect(asked).rejects.toThrow('to /sign-in?type=finance&redirect=%2F&back=%2F');
  });
});
