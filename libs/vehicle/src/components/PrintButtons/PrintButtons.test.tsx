import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sampleVehicle } from '../../testing/index.ts';
import { loadLateParts } from '../LateParts/LateParts.tsx';
import { PrintButtons } from './PrintButtons.tsx';

const { slug } = sampleVehicle;
const ask = vi.fn<(path: string) => Promise<Response>>();
const alert = vi.fn();
const track = vi.fn();
const saved: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('alert', alert);
  URL.createObjectURL = () => 'blob:brochure';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
});
// What wakes late is drawn by whoever has its code.
beforeAll(async () => void (await loadLateParts()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [ask, alert, track]) mock.mockReset();
  saved.length = 0;
});

const page = (
  <SiteProvider site={sampleSite} track={track}>
    <PrintButtons vehicle={sampleVehicle} />
  </SiteProvider>
);
const brochure = () => screen.getByRole('link', { name: /Download brochure|Preparing/ });
const press = () => fireEvent.click(brochure());

it('[VDP-16] is two plain links before and without JavaScript', () => {
  const html = renderToString(page);
  expect(html).toContain(`href="/print?car_id=${slug}"`);
  expect(html).toContain(`href="/api/cars/${slug}/brochure.pdf"`);
});

it('[AN-03] opens the print page in its own tab and counts it, with the vehicle', () => {
  render(page);
  const print = screen.getByRole('link', { name: 'Print' });
  expect(print.getAttribute('target')).toBe('_blank');
  fireEvent.click(print);
  expect(track).toHaveBeenCalledWith('print', expect.objectContaining({ car_id: 'car-1', vehicleModel: 'RAV4' }));
});

it('[VDP-16] says Preparing... while the brochure is made, then saves it by its slug', async () => {
  let settle: (value: Response) => void = () => undefined;
  ask.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  render(page);
  press();
  expect(brochure().textContent).toBe('Preparing...');
  press();
  expect(ask).toHaveBeenCalledOnce();
  settle(new Response('%PDF'));
  await waitFor(() => expect(brochure().textContent).toBe('Download brochure'));
  expect(saved).toEqual([`blob:brochure as ${slug}.pdf`]);
});

it.each([
  [
    'the words of the server',
    () => Promise.resolve(Response.json({ error: 'Too many at once.' }, { status: 429 })),
    'Too many at once.',
  ],
  [
    'its plain words',
    () => Promise.resolve(new Response('Sold by now.', { status: 404, headers: { 'content-type': 'text/plain' } })),
    'Sold by now.',
  ],
  [
    'no page of it',
    () => Promise.resolve(new Response('<h1>500</h1>', { status: 500, headers: { 'content-type': 'text/html' } })),
    /couldn’t make the brochure/,
  ],
  ['that nothing came', () => Promise.reject(new TypeError('Failed to fetch')), /couldn’t make the brochure/],
] as const)('[VDP-16] alerts %s when it fails', async (_what, answer, words) => {
  ask.mockImplementation(answer);
  render(page);
  press();
  await waitFor(() => expect(alert).toHaveBeenCalledOnce());
  expect(alert.mock.calls[0]?.[0]).toMatch(words);
  expect(saved).toEqual([]);
  await waitFor(() => expect(brochure().textContent).toBe('Download brochure'));
});
