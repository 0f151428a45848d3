import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { markSignedIn, sampleSavedVehicles, sampleSummaries } from '../../testing/index.ts';
import { SavedVehicles, type SavedVehiclesProps } from './SavedVehicles.tsx';

afterEach(() => {
  cleanup();
  markSignedIn(false);
});

const done = () => Promise.resolve();
const list = (props: Partial<SavedVehiclesProps> = {}) => (
  <SavedVehicles entries={sampleSavedVehicles} remove={done} {...props} />
);
const withoutScripts = (props?: Partial<SavedVehiclesProps>) =>
  render(<TestSite flags={{ watchlist: true }}>{list(props)}</TestSite>);
const rows = () => within(screen.getByRole('list', { name: 'Watchlist' })).getAllByRole('listitem');
const ids = sampleSavedVehicles.map(({ id }) => id);

describe('SavedVehicles', () => {
  it('[WL-06] shows saved vehicles, sold ones included, and names those that are gone', () => {
    withoutScripts();
    const [here, sold, gone] = rows() as [HTMLElement, HTMLElement, HTMLElement];
    const links = within(here).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array<string>(2).fill('/cars/2023-toyota-rav4-gxl-hybrid-t1001'),
    );
    expect(within(sold).getByText('Sold')).toBeTruthy();
    expect(within(sold).getByRole('link', { name: 'Find something similar' })).toBeTruthy();
    expect(gone.textContent).toContain('2019 Kia Stinger GT');
    expect(within(gone).getByText('No longer listed')).toBeTruthy();
    expect(within(gone).getAllByRole('link')).toHaveLength(1);
  });

  it('[WL-02] removes by a form without scripts', async () => {
    const remove = vi.fn((_data: FormData) => Promise.resolve());
    withoutScripts({ remove });
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2019 Kia Stinger GT' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    expect(remove.mock.calls[0]?.[0].get('car_id')).toBe('car-gone');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your watchlist' }));
  });

  it('[WL-02] keeps a removed vehicle in its place, so that it can be saved again', async () => {
    render(
      <SignedIn site="list-saved-1" watchlist={{ ids }}>
        {list()}
      </SignedIn>,
    );
    const toggle = screen.getByRole('button', { name: 'Saved 2023 Toyota RAV4 GXL Hybrid' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('false'));
    expect(rows()).toHaveLength(3);
    expect(document.activeElement).toBe(toggle);
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
  });

  it('[WL-01] shows no toggle that would look unsaved before the list is known', () => {
    render(<SignedIn site="list-saved-2">{list()}</SignedIn>);
    expect(screen.getByRole('button', { name: 'Remove 2023 Toyota RAV4 GXL Hybrid' })).toBeTruthy();
    expect(screen.queryByRole('button', { pressed: false })).toBeNull();
  });

  it('[CARD-05] compares at most four of those in stock', () => {
    const entry = (id: string) => ({ ...sampleSavedVehicles[0]!, id, vehicle: { ...sampleSummaries[0]!, id } });
    withoutScripts({ entries: [entry('a'), sampleSavedVehicles[1]!, entry('b')] });
    const both = screen.getByRole('link', { name: 'Compare these 2' });
    expect(both.getAttribute('href')).toBe('/compare?ids=a%2Cb');
    cleanup();
    withoutScripts({ entries: ['a', 'b', 'c', 'd', 'e'].map(entry) });
    expect(screen.getByRole('link', { name: 'Compare the first 4' })).toBeTruthy();
  });

  it('[WL-06] explains how to save where nothing is saved', () => {
    withoutScripts({ entries: [] });
    expect(screen.getByRole('heading', { name: 'No saved vehicles yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse vehicles' }).getAttribute('href')).toBe('/search');
  });
});
