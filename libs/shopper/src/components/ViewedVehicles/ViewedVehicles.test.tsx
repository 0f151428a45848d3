import { IdleResizeObserver, TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookAtOnDevice, sampleSummaries } from '../../testing/index.ts';
import { ViewedVehicles, type ViewedVehiclesProps } from './ViewedVehicles.tsx';

beforeEach(() => void vi.stubGlobal('ResizeObserver', IdleResizeObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answering: ViewedVehiclesProps['resolve'] = (ids) =>
  Promise.resolve(sampleSummaries.filter(({ id }) => ids.includes(id)));
const page = (slug: string, props: Partial<ViewedVehiclesProps> = {}) => (
  <TestSite site={{ slug }}>
    <ViewedVehicles resolve={answering} {...props} />
  </TestSite>
);
const show = (slug: string, props?: Partial<ViewedVehiclesProps>) => act(async () => void render(page(slug, props)));

const rail = () => screen.queryByRole('heading', { name: 'Recently viewed' });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('[VDP-24] shows viewed vehicles with current data, the latest first', async () => {
  lookAtOnDevice('rail-1', [sampleSummaries[2]!, sampleSummaries[0]!]);
  await show('rail-1');
  expect(links()).toEqual(['/cars/coming-t1004', '/cars/2023-toyota-rav4-gxl-hybrid-t1001']);
  expect(screen.getByRole('list', { name: /Recently viewed/ }).textContent).toContain('$42,990');
});

it('[VDP-24] leaves out the page’s own vehicle, and is hidden when no other was viewed', async () => {
  lookAtOnDevice('rail-2', sampleSummaries.slice(0, 2));
  await show('rail-2', { currentId: 'car-3' });
  expect(links()).toEqual(['/cars/2023-toyota-rav4-gxl-hybrid-t1001']);
  cleanup();
  lookAtOnDevice('rail-3', sampleSummaries.slice(0, 1));
  await show('rail-3', { currentId: 'car-1' });
  expect(rail()).toBeNull();
});

it('[VDP-24] leaves out what is no longer listed, and marks a sold one', async () => {
  lookAtOnDevice('rail-4', [sampleSummaries[5]!, sampleSummaries[0]!]);
  await show('rail-4', { resolve: () => Promise.resolve(sampleSummaries.slice(5)) });
  expect(links()).toEqual(['/cars/2019-toyota-corolla-ascent-sport-t1002']);
  expect(screen.getByRole('link').textContent).toBe('2019 Toyota Corolla Ascent SportSold');
});

it('[VDP-24] logs a failed look-up and leaves the page without the row', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  lookAtOnDevice('rail-5', sampleSummaries.slice(0, 2));
  await show('rail-5', { resolve: () => Promise.reject(new Error('offline')) });
  expect(rail()).toBeNull();
  expect(log).toHaveBeenCalledWith('Kept vehicles could not be looked up', expect.any(Error));
});

it('shows the site’s own cards where given, as many as configured', async () => {
  lookAtOnDevice('rail-6', sampleSummaries);
  await show('rail-6', { limit: 2, renderVehicle: ({ id }) => <p>Card of {id}</p> });
  expect(screen.getAllByText(/^Card of/).map((card) => card.textContent)).toEqual(['Card of car-1', 'Card of car-3']);
});

it('clears the viewed vehicles on request', async () => {
  lookAtOnDevice('rail-7', sampleSummaries.slice(0, 3));
  await show('rail-7', { currentId: 'car-1' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear recently viewed vehicles' }));
  expect(rail()).toBeNull();
  expect(localStorage.getItem('forecourt:rail-7:viewed')).toContain('car-1');
});

it('is not in the server’s HTML', () => {
  lookAtOnDevice('rail-8', sampleSummaries);
  expect(renderToStaticMarkup(page('rail-8'))).toBe('');
});
