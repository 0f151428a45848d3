import { SiteProvider } from '@forecourt/ui';
import { sampleSite } from '@forecourt/domain/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleLiveAnswer, samplePage } from '../../testing/index.ts';
import { ViewCount } from '../ViewCount/ViewCount.tsx';
import { LiveVehicle } from './LiveVehicle.tsx';

const ask = vi.fn<(path: string) => Promise<Response>>();
const track = vi.fn();

beforeEach(() => vi.stubGlobal('fetch', ask));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  ask.mockReset();
  track.mockReset();
});

const page = (id: string, change: Partial<typeof samplePage> = {}) => (
  <SiteProvider site={sampleSite} track={track}>
    <LiveVehicle vehicle={{ ...samplePage, id, ...change }} />
    <ViewCount vehicleId={id} views={214} />
  </SiteProvider>
);

it('[API-02] asks once and updates every part of the page', async () => {
  ask.mockResolvedValue(Response.json(sampleLiveAnswer(samplePage)));
  const { rerender } = render(page('live-once'));
  expect(screen.getByText('Viewed 214 times')).toBeTruthy();
  expect(await screen.findByText('Viewed 321 times')).toBeTruthy();
  rerender(page('live-once'));
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]?.[0]).toContain(`/api/cars/${samplePage.slug}/view.json?photos_count=2`);
});

it.each([
  ['an error', () => Promise.resolve(Response.json({ error: 'no' }, { status: 500 }))],
  ['a wrong answer', () => Promise.resolve(new Response('<html>'))],
  ['no network', () => Promise.reject(new TypeError('offline'))],
])('[API-02] leaves the page as it was served after %s', async (what, answer) => {
  ask.mockImplementation(answer);
  render(page(`live-${what}`));
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(screen.getByText('Viewed 214 times')).toBeTruthy();
});

it('[AN-03] counts the view of a used vehicle once, and of no other', () => {
  ask.mockRejectedValue(new TypeError('offline'));
  const { rerender } = render(page('live-used'));
  rerender(page('live-used'));
  expect(track.mock.calls).toEqual([
    ['usedView', expect.objectContaining({ car_id: 'live-used', vehicleStatus: 'used', vehicleGrade: 'GXL' })],
  ]);
  cleanup();
  track.mockReset();
  render(page('live-new', { car_type: 'new' }));
  expect(track).not.toHaveBeenCalled();
});

it('asks nothing on the server', () => {
  expect(renderToString(page('live-server'))).toContain('Viewed');
  expect(ask).not.toHaveBeenCalled();
});
