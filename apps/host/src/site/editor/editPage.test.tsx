import { sampleSite, wholeSite } from '@forecourt/domain/testing';
import { isValidElement, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import EditPage from '../../app/edit/[site]/page.tsx';
import { sessionCookie } from '../request/sessionCookie.ts';
import { nextRequest } from '../testing/nextRequest.ts';
import { PasskeyLock } from './passkeys/PasskeyLock.tsx';
import { PasskeyPage } from './passkeys/PasskeyPage.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordPage } from './RecordPage.tsx';
import { StockFeedPage } from './stockFeed/StockFeedPage.tsx';

const site = { ...wholeSite(sampleSite), editors: [{ name: 'Dana Whitcombe', mobile: '0491 570 156' }] };
const visitor = { id: 'session-1', phone: '+61491570156', createdAt: new Date(0) };
const access = vi.fn();

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('../testing/nextRequest.ts')).nextHeaders());
vi.mock('next/navigation', async () => (await import('../testing/nextRequest.ts')).nextNavigation());
vi.mock('../../platform.ts', () => ({
  platform: () => ({
    passkeys: { access },
    signIn: { find: (_site: object, token: string) => Promise.resolve(token === 'dana' ? visitor : null) },
    sites: { bySlug: () => site, publicSite: () => sampleSite },
  }),
}));

/** Components that a page holds. */
function partsOf(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => partsOf(one));
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node.type, ...partsOf(node.props.children)];
}

const open = (query: Record<string, string>) =>
  EditPage({ params: Promise.resolve({ site: site.slug }), searchParams: Promise.resolve(query) });

const pages: Record<string, string>[] = [
  {},
  { kind: 'page' },
  { kind: 'page', record: '' },
  { kind: 'page', record: 'a' },
  { passkeys: 'yours' },
  { 'stock-feed': 'new' },
];
const editing: unknown[] = [RecordList, RecordPage, PasskeyPage, StockFeedPage];

beforeEach(() => {
  access.mockReset();
  nextRequest.cookies.clear();
  nextRequest.cookies.set(sessionCookie, { value: 'dana' });
});

it.each(pages)('[CONT-04] shows nothing at %j before a passkey is proved in the session', async (query) => {
  for (const state of ['stranger', 'unregistered', 'locked']) {
    access.mockResolvedValue(state);
    const parts = partsOf(await open(query));
    expect(parts).toContain(PasskeyLock);
    expect(parts.filter((part) => editing.includes(part))).toEqual([]);
  }
  access.mockResolvedValue('open');
  const parts = partsOf(await open(query));
  expect(parts).not.toContain(PasskeyLock);
  expect(parts.filter((part) => editing.includes(part))).toHaveLength(1);
});

it('leads who is signed out back to the same page, with the invitation', async () => {
  nextRequest.cookies.clear();
  await expect(open({ kind: 'page', record: 'a', invitation: 'T_1-x' })).rejects.toThrow(
    `to /sign-in?redirect=${encodeURIComponent('/edit?kind=page&record=a&invitation=T_1-x')}`,
  );
  await expect(open({ invitation: '"><script>' })).rejects.toThrow(
    `to /sign-in?redirect=${encodeURIComponent('/edit?kind=offer')}`,
  );
  expect(access).not.toHaveBeenCalled();
});
