import type { MessageTable } from '@forecourt/domain/messages';
import { Toaster } from '@forecourt/ui';
import { IdleResizeObserver, TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { undoStore } from '../stores/undoStore.ts';
import {
  keepOnDevice,
  lookAtOnDevice,
  markSignedIn,
  sampleSummaries,
  sampleVehicle,
  sampleWatchlistCalls,
} from '../testing/index.ts';
import { SignedIn } from '../testing/SignedIn.tsx';
import { CompareToggle } from './CompareToggle/CompareToggle.tsx';
import { CompareTray } from './CompareTray/CompareTray.tsx';
import { FavouritesList } from './FavouritesList/FavouritesList.tsx';
import { DataDeleted } from './Garage/DataDeleted.tsx';
import { SaveSearch } from './SaveSearch/SaveSearch.tsx';
import { SaveToggle } from './SaveToggle/SaveToggle.tsx';
import { SavedVehicles } from './SavedVehicles/SavedVehicles.tsx';
import { SaveVehicle } from './SaveVehicle/SaveVehicle.tsx';
import { SignInForm } from './SignInForm/SignInForm.tsx';
import { SpinToWin } from './SpinToWin/SpinToWin.tsx';
import { UndoToast } from './UndoToast/UndoToast.tsx';
import { ViewedVehicles } from './ViewedVehicles/ViewedVehicles.tsx';
import { WatchlistProvider } from './WatchlistProvider/WatchlistProvider.tsx';

const messages: MessageTable = {
  'account.deviceHasForgotten': 'Vergessen.',
  'account.unreachable': 'Keine Verbindung.',
  'keep.allFavouritesRemoved': 'Alle {count} entfernt',
  'keep.compareIsFull': 'Höchstens {limit}.',
  'keep.compareWord': 'Vergleichen',
  'keep.compared': '{count} von {limit}',
  'keep.favouriteRemoved': '{name} entfernt',
  'keep.notChanged': 'Nicht gemerkt.',
  'keep.nothingCompared': 'Nichts zu vergleichen',
  'keep.removed': 'Gelöscht',
  'keep.isSaved': '{name} ist gemerkt',
  'keep.isSavedWord': 'Schon gemerkt',
  'keep.saveToWatchlist': '{name} merken',
  'keep.saveWord': 'Merken',
  'keep.saved': 'Gemerkt',
  'saved.km': '{km, number} Kilometer',
  'saved.nameTheSearch': 'Wie heißt sie?',
  'saved.recentlyViewed': 'Zuletzt gesehen',
  'saved.searchNotSaved': 'Suche nicht gemerkt.',
  'signInReason.signInToReserve': 'Zum Reservieren anmelden',
  'spin.onePrizeForEverybody': 'Jeder gewinnt.',
  'spin.spinToWin': 'Glücksrad',
  'spin.unreachable': 'Noch einmal bitte.',
};

beforeEach(() => vi.stubGlobal('ResizeObserver', IdleResizeObserver));
afterEach(() => {
  act(() => undoStore.dismiss());
  cleanup();
  markSignedIn(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (slug: string, component: ReactNode) =>
  act(
    async () =>
      void render(
        <TestSite site={{ slug, messages, locale: 'de' }} flags={{ watchlist: true }}>
          {component}
          <Toaster />
          <UndoToast />
        </TestSite>,
      ),
  );
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const offline = () => Promise.reject(new TypeError('offline'));

it('a site names the buttons that keep a vehicle, and what they did', async () => {
  await show(
    'words-save',
    <SignedIn site="words-save">
      <SaveToggle vehicle={sampleVehicle} />
    </SignedIn>,
  );
  const name = `${sampleVehicle.name} merken`;
  expect(screen.getByRole('button', { name }).textContent).toBe('MerkenSchon gemerkt');
  await press(name);
  expect(screen.getByText('Gemerkt')).toBeTruthy();
  await press(`${sampleVehicle.name} ist gemerkt`);
  expect(screen.getByText('Gelöscht')).toBeTruthy();
});

it('a site says in its own words that a change was refused', async () => {
  markSignedIn(true);
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  await show(
    'words-refused',
    <WatchlistProvider calls={{ ...sampleWatchlistCalls(), change: offline }} page="/">
      <SaveToggle vehicle={sampleVehicle} />
    </WatchlistProvider>,
  );
  await press(`${sampleVehicle.name} merken`);
  expect(alert).toHaveBeenCalledWith('Nicht gemerkt.');
});

it('a site names a vehicle that was taken from the list, and how many', async () => {
  keepOnDevice('words-list', 'favourites', sampleSummaries.slice(0, 3));
  const known = (ids: readonly string[]) => Promise.resolve(sampleSummaries.filter(({ id }) => ids.includes(id)));
  await show('words-list', <FavouritesList resolve={known} />);
  expect(screen.getByRole('list', { name: 'Favourites' }).textContent).toContain(' Kilometer');
  await press(`Remove ${sampleSummaries[0]?.name}`);
  expect(screen.getByText(`${sampleSummaries[0]?.name} entfernt`)).toBeTruthy();
  await press('Remove all favourites');
  expect(screen.getByText('Alle 2 entfernt')).toBeTruthy();
  expect(document.body.textContent).toContain('Choose “Merken” on any vehicle');
});

it('an empty list calls the button as the site does', async () => {
  await show('words-empty', <SavedVehicles entries={[]} remove={() => Promise.resolve()} />);
  expect(document.body.textContent).toContain('Choose “Merken” on any vehicle');
  cleanup();
  await show('words-vehicle', <SaveVehicle vehicle={sampleVehicle} />);
  expect(screen.getByText('Merken', { selector: 'button span' })).toBeTruthy();
});

it('a site counts vehicles to compare, and says that there are no more places', async () => {
  // Loaded with the first vehicle, which is not under test here.
  await import('./CompareTray/ChosenTray.tsx');
  keepOnDevice('words-compare', 'compare', sampleSummaries.slice(1, 5));
  await show(
    'words-compare',
    <>
      <CompareToggle vehicle={sampleSummaries[0]!} />
      <CompareTray />
    </>,
  );
  await press(`Compare ${sampleSummaries[0]?.name}`);
  expect(screen.getByText('Vergleichen')).toBeTruthy();
  expect(screen.getByText('Höchstens 4.')).toBeTruthy();
  await press(`Remove ${sampleSummaries[1]?.name}`);
  expect(screen.getByText('3 von 4')).toBeTruthy();
  await press('Clear');
  expect(screen.getByText('Nichts zu vergleichen')).toBeTruthy();
});

it('a site heads the vehicles that were looked at', async () => {
  lookAtOnDevice('words-viewed', sampleSummaries.slice(0, 1));
  await show('words-viewed', <ViewedVehicles resolve={() => Promise.resolve(sampleSummaries)} />);
  expect(screen.getByRole('heading', { name: 'Zuletzt gesehen' })).toBeTruthy();
});

it('a site asks for a search’s name, and says that it was not saved', async () => {
  await show(
    'words-search',
    <SignedIn site="words-search">
      <SaveSearch name="Kias" save={offline} />
    </SignedIn>,
  );
  const box = screen.getByLabelText(/Search name/);
  await userEvent.clear(box);
  await press('Save search');
  expect(screen.getByRole('alert').textContent).toBe('Wie heißt sie?');
  await userEvent.type(box, 'Kias');
  await press('Save search');
  expect(screen.getByRole('alert').textContent).toBe('Suche nicht gemerkt.');
});

it('a site says why to sign in, and that its server did not answer', async () => {
  await show('words-sign-in', <SignInForm type="checkout" redirect="/" back="/" action={offline} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zum Reservieren anmelden');
  await press('Text me a code');
  expect(screen.getByRole('alert').textContent).toBe('Keine Verbindung.');
});

it('a site heads its wheel, and says that the server did not answer', async () => {
  await show(
    'words-spin',
    <SpinToWin
      prizes={[]}
      status="open"
      signInHref={null}
      won={null}
      terms=""
      timeZone="Australia/Perth"
      action={offline}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Glücksrad');
  expect(screen.getByText('Jeder gewinnt.')).toBeTruthy();
  await press('Spin the wheel');
  expect(screen.getByRole('alert').textContent).toBe('Noch einmal bitte.');
});

it('a site says whether the device has forgotten', async () => {
  await show('words-deleted', <DataDeleted />);
  await press('Clear it from this device too');
  expect(screen.getByText('Vergessen.')).toBeTruthy();
});
