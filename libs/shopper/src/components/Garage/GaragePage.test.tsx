import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyGarage, sampleGarage } from '../../testing/index.ts';
import { GaragePage, type GaragePageProps } from './GaragePage.tsx';

afterEach(cleanup);

const page = (props: Partial<GaragePageProps> = {}, watchlist = true) => (
  <TestSite flags={{ watchlist }}>
    <GaragePage {...sampleGarage} {...props} />
  </TestSite>
);
const show = (props?: Partial<GaragePageProps>, watchlist?: boolean) => render(page(props, watchlist));
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('GaragePage', () => {
  it('[ROUTE-15] has saved vehicles, reservations, enquiries, searches and the visitor’s own number', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My garage');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Saved vehicles',
      'Reservations',
      'Enquiries',
      'Saved searches',
      'Your details',
    ]);
    expect(screen.getByText('Signed in with 0412 345 678.')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'See all 7 on your watchlist' });
    expect(all.getAttribute('href')).toBe('/watchlist');
  });

  it('[ROUTE-15] says the state of each reservation, and links to its page where there is one', () => {
    show();
    const [held, cancelled] = rows('Reservations') as [HTMLElement, HTMLElement];
    expect(held.textContent).toContain('Until Saturday 28 November, 2:15 pm.');
    expect(held.textContent).toContain('Held for you');
    expect(held.textContent).toContain('$200 deposit, 26 November 2026');
    const [own, cancel] = within(held).getAllByRole('link');
    expect(own?.getAttribute('href')).toContain('/checkout/r-1');
    expect(cancel?.getAttribute('href')).toBe('/reservations/r-1/cancel');
    expect(cancel?.textContent).toBe('Cancel and get $200 back');
    expect(cancelled.textContent).toContain('Cancelled');
    expect(cancelled.textContent).toContain('$200 refunded.');
    expect(within(cancelled).queryByRole('link')).toBeNull();
  });

  it('[ROUTE-15] lists enquiries by subject', () => {
    show();
    expect(rows('Enquiries').map((row) => row.textContent)).toEqual([
      'Test Drive Enquiry2023 Toyota RAV4 GXL Hybrid25 November 2026',
      'Offer Accepted2019 Kia Stinger GT2 October 2026',
      'Service Enquiry1 October 2026',
    ]);
  });

  it('[ROUTE-15] opens a saved search and removes it', async () => {
    const removeSearch = vi.fn(() => Promise.resolve());
    show({ actions: { ...sampleGarage.actions, removeSearch } });
    expect(screen.getByRole('link', { name: 'Family SUVs' }).getAttribute('href')).toBe('/search?body=SUV');
    await userEvent.click(screen.getByRole('button', { name: 'Remove search: Family SUVs' }));
    await waitFor(() => expect(removeSearch).toHaveBeenCalledOnce());
    const [data] = removeSearch.mock.calls[0] as unknown as [FormData];
    expect(data.get('search_id')).toBe('s-1');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Saved searches' }));
  });

  it('[GATE-06] signs out here and everywhere, and links to deleting everything', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    const signOutEverywhere = vi.fn(() => Promise.resolve());
    show({ actions: { ...sampleGarage.actions, signOut, signOutEverywhere } });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(signOutEverywhere).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(signOutEverywhere).toHaveBeenCalledOnce());
    const away = screen.getByRole('link', { name: 'Delete my data' });
    expect(away.getAttribute('href')).toBe('/my-garage/delete-my-data');
  });

  it('[ROUTE-15] explains in each empty section how to fill it', () => {
    show(emptyGarage);
    expect(screen.getByText('No saved vehicles yet')).toBeTruthy();
    expect(screen.getByText(/^Nothing reserved/)).toBeTruthy();
    expect(screen.getByText(/^No enquiries yet/)).toBeTruthy();
    expect(screen.getByText(/^No saved searches yet/)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('[ROUTE-15] still shows the rest when one section cannot be loaded', () => {
    show({ reservations: null, vehicles: null });
    expect(screen.getAllByText(/couldn’t load this just now/)).toHaveLength(2);
    expect(rows('Saved searches')).toHaveLength(2);
  });

  it('[ROUTE-15] leaves saved vehicles out where the site has no watchlist', () => {
    show({}, false);
    expect(screen.queryByText('Saved vehicles')).toBeNull();
  });

  it('[ROUTE-15] is readable, and every button is a form’s, without scripts', () => {
    const html = renderToStaticMarkup(page());
    const root = document.createElement('div');
    root.innerHTML = html;
    expect(root.textContent).toContain('Held for you');
    for (const button of root.querySelectorAll('button')) {
      expect(button.type).toBe('submit');
      expect(button.form).not.toBeNull();
    }
  });
});
