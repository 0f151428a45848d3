import { Toaster } from '@forecourt/ui';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveAnswer } from '../../stores/watchlistStore.ts';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { markSignedIn, sampleWatchlistCalls } from '../../testing/index.ts';
import { WatchlistProvider } from '../WatchlistProvider/WatchlistProvider.tsx';
import { SaveSearch } from './SaveSearch.tsx';

beforeEach(() => window.history.replaceState(null, '', '/search?make=Kia'));
afterEach(() => {
  cleanup();
  markSignedIn(false);
  window.history.replaceState(null, '', '/');
});

const show = (save: () => Promise<SaveAnswer>) =>
  render(
    <SignedIn site="save-search">
      <SaveSearch name="Kias" save={save} />
      <Toaster />
    </SignedIn>,
  );
const box = () => screen.getByLabelText(/Search name/);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save search' }));

describe('SaveSearch', () => {
  it('[ROUTE-15] saves the search of the address under a name', async () => {
    const save = vi.fn(() => Promise.resolve<SaveAnswer>({ success: true }));
    show(save);
    await userEvent.clear(box());
    await userEvent.type(box(), ' Korean cars {Enter}');
    expect(save).toHaveBeenCalledWith({ name: 'Korean cars', path: '/search?make=Kia' });
    expect(await screen.findByText('Search saved to your garage')).toBeTruthy();
  });

  it('[ROUTE-15] asks for a name', async () => {
    const save = vi.fn(() => Promise.resolve<SaveAnswer>({ success: true }));
    show(save);
    await userEvent.clear(box());
    await press();
    expect(screen.getByRole('alert').textContent).toBe('Give the search a name.');
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['in the server’s words', () => Promise.resolve({ success: false, message: 'You have 50.' }), 'You have 50.'],
    ['in its own', () => Promise.reject(new Error('offline')), 'We couldn’t save the search. Please try again.'],
  ])('[ROUTE-15] says %s why it was not saved, and keeps the name', async (_whose, save, words) => {
    show(save);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect((box() as HTMLInputElement).value).toBe('Kias');
  });

  it('[GATE-02] sends signed-out visitors to sign in and back to the search', async () => {
    const goTo = vi.fn();
    render(
      <TestSite flags={{ watchlist: true }}>
        <WatchlistProvider calls={sampleWatchlistCalls()} page="/search" goTo={goTo}>
          <SaveSearch name="Kias" save={() => Promise.resolve({ success: true })} />
        </WatchlistProvider>
      </TestSite>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign in to save this search' }));
    const params = new URL(String(goTo.mock.lastCall?.[0]), 'https://site.example').searchParams;
    expect(Object.fromEntries(params)).toEqual({
      type: 'garage',
      redirect: '/search?make=Kia',
      back: '/search?make=Kia',
    });
  });

  it('[ROUTE-15] is absent where the site has no watchlist', () => {
    render(
      <TestSite flags={{ watchlist: false }}>
        <SaveSearch name="Kias" save={() => Promise.resolve({ success: true })} />
      </TestSite>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
