import { sampleSite, wholeSite } from '@forecourt/domain/testing';
import type { PasskeyService } from '@forecourt/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCookie } from '../../request/sessionCookie.ts';
import { nextRequest } from '../../testing/nextRequest.ts';
import * as actions from './passkeyActions.ts';

const token = 'T'.repeat(43);
const visitor = { id: 'session-1', phone: '+61491570156', createdAt: new Date(0) };
const site = wholeSite(sampleSite);

const passkeys = {
  beginRegistration: vi.fn<PasskeyService['beginRegistration']>(),
  finishRegistration: vi.fn<PasskeyService['finishRegistration']>(),
  beginProof: vi.fn<PasskeyService['beginProof']>(),
  finishProof: vi.fn<PasskeyService['finishProof']>(),
  remove: vi.fn<PasskeyService['remove']>(),
};
const find = vi.fn();

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('../../testing/nextRequest.ts')).nextHeaders());
vi.mock('../../../platform.ts', () => ({
  platform: () => ({
    passkeys,
    signIn: { find },
    sites: { byHost: (name: string) => (name === 'harbour-toyota.localhost' ? site : null) },
  }),
}));

beforeEach(() => {
  vi.resetAllMocks();
  nextRequest.headers = new Headers({ host: 'harbour-toyota.localhost:3000' });
  nextRequest.cookies.clear();
  nextRequest.cookies.set(sessionCookie, { value: token });
  find.mockImplementation((_site, given) => Promise.resolve(given === token ? visitor : null));
  for (const method of Object.values(passkeys)) method.mockResolvedValue({ ok: false, reason: 'forbidden' });
});

describe.each(Object.entries(actions))('%s', (_name, action) => {
  const call = action as (...args: unknown[]) => Promise<unknown>;
  const asked = () => Object.values(passkeys).flatMap((method) => method.mock.calls as unknown[][]);

  it('does nothing for a browser that is not signed in to this site', async () => {
    nextRequest.cookies.set(sessionCookie, { value: 'F'.repeat(43) });
    expect(await call('a', 'b', 'c')).toEqual({ ok: false, reason: 'signed-out' });
    nextRequest.cookies.clear();
    expect(await call('a', 'b', 'c')).toEqual({ ok: false, reason: 'signed-out' });
    nextRequest.headers = new Headers({ host: 'evil.example' });
    nextRequest.cookies.set(sessionCookie, { value: token });
    expect(await call('a', 'b', 'c')).toEqual({ ok: false, reason: 'signed-out' });
    expect(asked()).toEqual([]);
  });

  it('acts for who is signed in alone, and takes what the service says', async () => {
    expect(await call('a', 'b', 'c')).toEqual({ ok: false, reason: 'forbidden' });
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.slice(0, 2)).toEqual([site, visitor]);
  });

  it('says so where the database does not answer', async () => {
    find.mockRejectedValue(new Error('away'));
    expect(await call('a', 'b', 'c')).toEqual({ ok: false, reason: 'unavailable' });
  });
});

it('hands on what a browser says of a new passkey, with its name and the invitation', async () => {
  await actions.finishRegistration({ id: 'x' }, 'Phone', null);
  const posted = { response: { id: 'x' }, name: 'Phone', invitation: null };
  expect(passkeys.finishRegistration).toHaveBeenCalledWith(site, visitor, posted);
});
