import { sampleSite } from '@forecourt/domain/testing';
import type { PrizeDrawResult, PrizeService, SignInService, WonPrize } from '@forecourt/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextRequest } from '../testing/nextRequest.ts';
import { sessionCookie } from '../request/sessionCookie.ts';
import { spinWheel } from './spinWheel.ts';

const host = 'harbour-toyota.localhost:3000';
const token = 'T'.repeat(43);
const draw = vi.fn<PrizeService['draw']>();
const find = vi.fn<SignInService['find']>();
const { cookies: jar } = nextRequest;

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('../testing/nextRequest.ts')).nextHeaders());
vi.mock('next/navigation', async () => (await import('../testing/nextRequest.ts')).nextNavigation());
vi.mock('../../platform.ts', () => ({
  platform: () => ({
    signIn: { find },
    prizes: { draw },
    sites: { byHost: (name: string) => (name === 'harbour-toyota.localhost' ? sampleSite : null) },
  }),
}));

const won: WonPrize = {
  draw_id: 'draw-1',
  prize_id: 'cap',
  name: 'A cap',
  text: '',
  code: 'K7M2-X9RT',
  won_at: new Date('2026-11-28T06:15:00Z'),
};
const spin = (entries: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return spinWheel({ won: null, error: null }, data);
};

beforeEach(() => {
  vi.resetAllMocks();
  jar.clear();
  jar.set(sessionCookie, { value: token });
  nextRequest.headers = new Headers({ host, 'user-agent': 'Fixture' });
  find.mockImplementation((_site, given) =>
    Promise.resolve(given === token ? { id: 's', phone: '+61412345678', createdAt: new Date(0) } : null),
  );
  draw.mockResolvedValue({ ok: true, won, isNew: true });
});

describe('spinning the wheel', () => {
  it('[ROUTE-14] draws for the phone number of the session, whatever the form says', async () => {
    const answer = await spin({ name: 'Robin', phone: '+61498765432', prize: 'car' });
    expect(answer).toEqual({
      won: { prizeId: 'cap', name: 'A cap', text: '', code: 'K7M2-X9RT', wonAt: '2026-11-28T06:15:00.000Z' },
      error: null,
    });
    expect(draw).toHaveBeenCalledExactlyOnceWith(sampleSite, {
      phone: '+61412345678',
      name: 'Robin',
      userAgent: 'Fixture',
      visit: { visited_pages: [], linked_query_params: {} },
      now: expect.any(Date),
    });
  });

  it.each([
    ['nobody is signed in', () => jar.clear()],
    ['the session is another site’s, or over', () => jar.set(sessionCookie, { value: 'F'.repeat(43) })],
  ])('[GATE-01] [GATE-02] redirects to sign in and draws nothing where %s, gated or not', async (_what, arrange) => {
    arrange();
    await expect(spin()).rejects.toThrow('to /sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F');
    expect(draw).not.toHaveBeenCalled();
  });

  it('draws nothing for an unknown host', async () => {
    nextRequest.headers = new Headers({ host: 'evil.example' });
    expect(await spin()).toMatchObject({ won: null, error: expect.stringMatching(/\.$/) });
    expect(draw).not.toHaveBeenCalled();
  });

  it('says why nothing was drawn', async () => {
    const closed: PrizeDrawResult = { ok: false, reason: 'closed', error: 'This prize draw has ended.' };
    draw.mockResolvedValue(closed);
    expect(await spin()).toEqual({ won: null, error: 'This prize draw has ended.' });
    find.mockRejectedValue(new Error('The database is away.'));
    expect(await spin()).toMatchObject({ won: null, error: expect.stringContaining('You still have your spin') });
  });
});
