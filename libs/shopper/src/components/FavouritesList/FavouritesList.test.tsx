import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { undoStore } from '../../stores/undoStore.ts';
import { keepOnDevice, sampleSoldVehicle, sampleSummaries } from '../../testing/index.ts';
import { UndoToast } from '../UndoToast/UndoToast.tsx';
import { FavouritesList, type FavouritesListProps } from './FavouritesList.tsx';

afterEach(() => {
  act(() => undoStore.dismiss());
  cleanup();
  vi.restoreAllMocks();
});

const page = (slug: string, props: FavouritesListProps = {}) => (
  <TestSite site={{ slug }}>
    <FavouritesList {...props} />
    <UndoToast />
  </TestSite>
);
const show = (slug: string, props?: FavouritesListProps) => act(async () => void render(page(slug, props)));

const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const answering = (summaries = sampleSummaries) =>
  vi.fn((ids: readonly string[]) => Promise.resolve(summaries.filter(({ id }) => ids.includes(id))));

describe('FavouritesList', () => {
  it('[GATE-07] lists what the device stores, newest first, each linked to its page', async () => {
    keepOnDevice('list-1', 'favourites', sampleSummaries.slice(0, 2));
    await show('list-1');
    const links = within(screen.getByRole('list', { name: 'Favourites' })).getAllByRole('link', { name: /^20/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2023 Toyota RAV4 GXL Hybrid', '/cars/2023-toyota-rav4-gxl-hybrid-t1001'],
      ['2024 Toyota HiLux SR5', '/cars/reserved-t1003'],
    ]);
  });

  it('[GATE-07] removes one, then all of them, and undoes either', async () => {
    keepOnDevice('list-2', 'favourites', sampleSummaries.slice(0, 3));
    await show('list-2');
    const before = entries();
    await press('Remove 2024 Toyota HiLux SR5');
    expect(entries()).toEqual([before[0], before[2]]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your favourites' }));
    await press('Undo');
    expect(entries()).toEqual(before);
    await press('Remove all favourites');
    expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
    await press('Undo');
    expect(entries()).toEqual(before);
  });

  it('links onwards where nothing is saved', async () => {
    await show('list-3');
    expect(screen.getByRole('link', { name: 'Browse vehicles' }).getAttribute('href')).toBe('/search');
    expect(screen.getByRole('link', { name: 'Ask us to find one' }).getAttribute('href')).toBe('/contact');
  });

  it('does not call the list empty before the storage was read', () => {
    keepOnDevice('list-4', 'favourites', sampleSummaries.slice(0, 1));
    expect(renderToStaticMarkup(page('list-4'))).not.toContain('No favourites yet');
  });

  it('explains on a page without scripts why it shows none, with links onwards', () => {
    const markup = renderToStaticMarkup(page('list-without-scripts'));
    expect(markup).toContain('Favourites need JavaScript');
    expect(markup).toContain('href="/search"');
  });

  it('[CARD-05] compares the first four', async () => {
    keepOnDevice('list-5', 'favourites', sampleSummaries.slice(0, 5));
    await show('list-5');
    const compare = screen.getByRole('link', { name: 'Compare the first 4' });
    expect(compare.getAttribute('href')).toBe('/compare?ids=car-1%2Ccar-3%2Ccar-4%2Ccar-5');
  });
});

describe('FavouritesList with current data', () => {
  it('shows stored data at once and adds price and facts when they arrive', async () => {
    keepOnDevice('live-1', 'favourites', sampleSummaries.slice(0, 1));
    const resolve = answering();
    render(page('live-1', { resolve }));
    expect(entries()).toEqual(['2023 Toyota RAV4 GXL Hybrid']);
    expect(screen.getByText('Checking today’s prices')).toBeTruthy();
    await act(async () => undefined);
    expect(entries()[0]).toContain('$42,990 Drive Away31,250 km, Automatic, Hybrid');
    expect(screen.queryByText('Checking today’s prices')).toBeNull();
  });

  it('says sold and links to similar vehicles', async () => {
    keepOnDevice('live-2', 'favourites', [sampleSoldVehicle, sampleSummaries[0]!]);
    await show('live-2', { resolve: answering() });
    expect(entries()[0]).toBe('2019 Toyota Corolla Ascent SportSoldFind something similar');
    expect(screen.getByRole('link', { name: 'Find something similar' }).getAttribute('href')).toBe(
      `/enquire?car=${sampleSoldVehicle.slug}&about=similar`,
    );
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  });

  it('keeps a vehicle that is gone, says so and links to similar ones', async () => {
    keepOnDevice('live-3', 'favourites', sampleSummaries.slice(0, 2));
    await show('live-3', { resolve: answering(sampleSummaries.slice(1)) });
    expect(entries()[0]).toContain('No longer listed');
    const others = screen.getByRole('link', { name: 'See every Toyota RAV4' });
    expect(others.getAttribute('href')).toBe('/search?make=Toyota&model=RAV4');
  });

  it('keeps every entry when the look-up fails, says so, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    keepOnDevice('live-4', 'favourites', sampleSummaries.slice(0, 2));
    const resolve = answering().mockRejectedValueOnce(new Error('offline'));
    await show('live-4', { resolve });
    expect(entries()).toHaveLength(2);
    await press('Check again');
    expect(entries()[0]).toContain('$42,990');
    expect(screen.queryByText(/couldn’t load today’s prices/)).toBeNull();
    expect(resolve).toHaveBeenCalledTimes(2);
  });

  it('asks for each vehicle once, whatever is removed', async () => {
    keepOnDevice('live-5', 'favourites', sampleSummaries.slice(0, 3));
    const resolve = answering();
    await show('live-5', { resolve });
    await press('Remove 2024 Toyota HiLux SR5');
    await press('Undo');
    expect(resolve).toHaveBeenCalledOnce();
    expect(resolve).toHaveBeenCalledWith(['car-1', 'car-3', 'car-4']);
  });

  it('has a slot for the site’s card details', async () => {
    keepOnDevice('live-6', 'favourites', sampleSummaries.slice(0, 1));
    await show('live-6', { resolve: answering(), renderDetails: ({ id }) => <b>Details of {id}</b> });
    expect(entries()[0]).toContain('Details of car-1');
  });
});
