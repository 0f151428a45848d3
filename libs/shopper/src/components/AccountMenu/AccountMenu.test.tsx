import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountEntries } from '../AccountEntries/AccountEntries.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const mark = (life: number) => void (document.cookie = `signed-in=1; path=/; max-age=${life}`);
const signOut = vi.fn(() => {
  mark(0);
  return Promise.resolve();
});
const menu = (flags = { watchlist: true, checkout: true }) => (
  <TestSite flags={flags}>
    <AccountMenu signOut={signOut} />
    <button type="button">Elsewhere</button>
  </TestSite>
);
const entries = (
  <TestSite flags={{ watchlist: true, checkout: true }}>
    <AccountEntries signOut={signOut} />
  </TestSite>
);
const trigger = () => screen.getByRole('button', { name: 'My account' });
const ways = () =>
  screen.getAllByRole('link').map((one) => [one.textContent, (one as HTMLAnchorElement).getAttribute('href')]);
const everything = [
  ['My garage', '/my-garage'],
  ['My reservations', '/my-garage#reservations'],
  ['Saved vehicles', '/watchlist'],
];
const signInAddress = '/sign-in?type=garage&redirect=%2Fmy-garage&back=%2F';

afterEach(() => {
  cleanup();
  signOut.mockClear();
  mark(0);
});

describe('AccountMenu', () => {
  it('[GATE-06] links to sign-in, and from there to the garage', () => {
    render(menu());
    expect(screen.getByRole('link').getAttribute('href')).toBe(signInAddress);
    expect(screen.getByText('Sign in')).toBeTruthy();
  });

  it('[GATE-06] has links to a signed-in visitor’s pages, and signs out', async () => {
    mark(60);
    render(menu());
    expect(screen.queryAllByRole('link')).toEqual([]);
    await userEvent.click(trigger());
    expect(ways()).toEqual(everything);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect((await screen.findByRole('link')).getAttribute('href')).toBe(signInAddress);
  });

  it('lists only what the site has enabled', async () => {
    mark(60);
    render(menu({ watchlist: false, checkout: false }));
    await userEvent.click(trigger());
    expect(ways()).toEqual(everything.slice(0, 1));
  });

  it('opens and closes by keyboard, and when the focus goes elsewhere', async () => {
    mark(60);
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('My garage');
    await userEvent.keyboard('{Escape}');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('follows a sign-in and a sign-out elsewhere', () => {
    render(menu());
    mark(60);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(trigger()).toBeTruthy();
    mark(0);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByRole('link').getAttribute('href')).toBe(signInAddress);
  });

  it('is the same for everybody in the stored page', () => {
    const asStranger = renderToString(menu());
    mark(60);
    expect(renderToString(menu())).toBe(asStranger);
    expect(asStranger).toContain(signInAddress.replaceAll('&', '&amp;'));
  });
});

describe('AccountEntries', () => {
  it('[GATE-06] links to sign-in from the drawer', () => {
    render(entries);
    expect(ways()).toEqual([['Sign in', signInAddress]]);
  });

  it('[GATE-06] has the same links as the header for signed-in visitors', async () => {
    mark(60);
    render(entries);
    const account = within(screen.getByRole('navigation', { name: 'My account' }));
    expect(ways()).toEqual(everything);
    await userEvent.click(account.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });
});
