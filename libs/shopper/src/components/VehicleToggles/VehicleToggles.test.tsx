import type { FlagOverrides, Track } from '@forecourt/domain';
import { SiteProvider, Toaster } from '@forecourt/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  keepOnDevice,
  markSignedIn,
  sampleSite,
  sampleSoldVehicle,
  sampleSummaries,
  sampleVehicle,
  sampleWatchlistCalls,
} from '../../testing/index.ts';
import { UndoToast } from '../UndoToast/UndoToast.tsx';
import { WatchlistProvider } from '../WatchlistProvider/WatchlistProvider.tsx';
import { VehicleToggles } from './VehicleToggles.tsx';

let number = 0;
/** A new site for every test, so that no test sees another's list. */
const newSite = () => `toggles-${(number += 1)}`;

afterEach(cleanup);

interface Shown extends Partial<ComponentProps<typeof VehicleToggles>> {
  slug?: string;
  flags?: FlagOverrides;
  track?: Track;
  around?: ReactNode;
}

function show({ slug = newSite(), flags, track, vehicle = sampleVehicle, around, ...props }: Shown = {}) {
  const site = { ...sampleSite, slug, flags: { ...sampleSite.flags, ...flags } };
  return render(
    <SiteProvider site={site} track={track}>
      <VehicleToggles vehicle={vehicle} {...props} />
      {around}
    </SiteProvider>,
  );
}

const favourite = () => screen.queryByRole('button', { name: /^Saved? / });
const compare = () => screen.queryByRole('button', { name: `Compare ${sampleVehicle.name}` });
const pressed = (button: HTMLElement | null) => button?.getAttribute('aria-pressed');

describe('VehicleToggles', () => {
  it('[GATE-07] saves a favourite without sign-in, and removes it', () => {
    const slug = newSite();
    show({ slug });
    fireEvent.click(favourite()!);
    expect(pressed(favourite())).toBe('true');
    expect(JSON.parse(localStorage.getItem(`forecourt:${slug}:favourites`)!)).toHaveLength(1);
    fireEvent.click(favourite()!);
    expect(pressed(favourite())).toBe('false');
    expect(JSON.parse(localStorage.getItem(`forecourt:${slug}:favourites`)!)).toEqual([]);
  });

  it('[GATE-07] remembers a favourite on the next page', () => {
    const slug = newSite();
    keepOnDevice(slug, 'favourites', [sampleVehicle]);
    show({ slug });
    expect(pressed(favourite())).toBe('true');
    expect(pressed(compare())).toBe('false');
  });

  it('[GATE-07] has favourite and compare only where the site has them', () => {
    show({ flags: { favourites: false } });
    expect(favourite()).toBeNull();
    expect(compare()).not.toBeNull();
    cleanup();
    show({ flags: { favourites: false, compare: false } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[CARD-04] hides favourite and compare unless the car is in stock', () => {
    const { container } = show({ vehicle: sampleSoldVehicle });
    expect(container.innerHTML).toBe('');
  });

  it('[CARD-04] on strict sites asks for a used, priced and pictured car as well', () => {
    const isNew = { ...sampleVehicle, car_type: 'new' as const };
    show({ vehicle: isNew, flags: { strictFavourites: true } });
    expect(favourite()).toBeNull();
    cleanup();
    show({ vehicle: isNew });
    expect(favourite()).not.toBeNull();
  });

  it('[GATE-07] puts a favourite back in its position when its removal is undone', () => {
    const slug = newSite();
    keepOnDevice(slug, 'favourites', [sampleSummaries[1]!, sampleVehicle, sampleSummaries[2]!]);
    show({ slug, around: <UndoToast /> });
    fireEvent.click(favourite()!);
    expect(screen.getByRole('status').textContent).toContain(`Removed ${sampleVehicle.name} from your favourites`);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const stored: { id: string }[] = JSON.parse(localStorage.getItem(`forecourt:${slug}:favourites`)!);
    expect(stored.map(({ id }) => id)).toEqual(['car-3', 'car-1', 'car-4']);
  });

  it('[CARD-05] refuses a fifth vehicle to compare and says why', () => {
    const slug = newSite();
    keepOnDevice(slug, 'compare', sampleSummaries.slice(1, 5));
    show({ slug, around: <Toaster /> });
    fireEvent.click(compare()!);
    expect(screen.getByRole('status').textContent).toBe(
      'You can compare up to 4 vehicles. Remove one to add this one.',
    );
    expect(pressed(compare())).toBe('false');
    expect(JSON.parse(localStorage.getItem(`forecourt:${slug}:compare`)!)).toHaveLength(4);
  });

  it('[GATE-04] [GATE-07] has a favourite and the watchlist side by side where the site splits them', () => {
    show({ flags: { watchlist: true, splitSaves: true } });
    fireEvent.click(screen.getByRole('button', { name: `Favourite ${sampleVehicle.name}` }));
    const watchlist = screen.getByRole('link', { name: `Save ${sampleVehicle.name} to your watchlist` });
    expect(watchlist.getAttribute('href')).toMatch(/^\/sign-in\?type=watchlist&/);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    cleanup();
    show({ flags: { watchlist: true } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('[GATE-04] saves by the sign-in only where the site stores nothing on devices', () => {
    show({ flags: { favourites: false, watchlist: true } });
    expect(screen.getByRole('link', { name: /^Save / }).textContent).toBe('Save');
  });

  it('reports an added favourite, not a removed one', () => {
    const track = vi.fn();
    show({ track });
    fireEvent.click(favourite()!);
    fireEvent.click(favourite()!);
    expect(track).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledWith('favourite', expect.objectContaining({ vehicleMake: 'Toyota' }));
  });
});

it('[GATE-07] hydrates the server’s page without a mismatch, then shows what the device stores', async () => {
  const { renderToString } = await import('react-dom/server');
  const slug = newSite();
  keepOnDevice(slug, 'favourites', [sampleVehicle]);
  const page = (
    <SiteProvider site={{ ...sampleSite, slug }}>
      <VehicleToggles vehicle={sampleVehicle} />
    </SiteProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.querySelector('[aria-pressed="true"]')).toBeNull();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page, { container, hydrate: true });
  expect(pressed(favourite())).toBe('true');
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it('[GATE-04] is not blocked, for another vehicle, by the saving of the one before', async () => {
  const slug = newSite();
  markSignedIn(true);
  const change = vi.fn(() => new Promise<never>(() => undefined));
  const page = (vehicle: ComponentProps<typeof VehicleToggles>['vehicle']) => (
    <SiteProvider site={{ ...sampleSite, slug, flags: { ...sampleSite.flags, watchlist: true } }}>
      <WatchlistProvider calls={{ ...sampleWatchlistCalls(), change }} page="/" goTo={() => undefined}>
        <VehicleToggles vehicle={vehicle} />
      </WatchlistProvider>
      <Toaster />
    </SiteProvider>
  );
  const save = () => screen.getByRole('button', { name: /^Saved? / });
  const { rerender } = render(page(sampleVehicle));
  await waitFor(() => expect(save()).toBeTruthy());
  await act(async () => void fireEvent.click(save()));
  expect(save().getAttribute('aria-busy')).toBe('true');
  rerender(page({ ...sampleVehicle, id: 'car-9', name: 'Another' }));
  expect(save().getAttribute('aria-busy')).toBeNull();
  await act(async () => void fireEvent.click(save()));
  expect(change).toHaveBeenCalledTimes(2);
  markSignedIn(false);
});
