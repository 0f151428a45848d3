import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { favouritesStore } from '../../stores/stores.ts';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import { DataDeleted } from './DataDeleted.tsx';
import { DeleteMyData } from './DeleteMyData.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const props = { phone: '0412 345 678', garageHref: '/my-garage' };

describe('DeleteMyData', () => {
  it('[ROUTE-15] says what goes and what stays before anything is deleted', () => {
    const action = vi.fn(() => Promise.resolve(null));
    render(
      <TestSite>
        <DeleteMyData {...props} action={action} />
      </TestSite>,
    );
    expect(screen.getByText(/keeps under 0412 345 678/)).toBeTruthy();
    expect(screen.getByText('Your saved vehicles and searches')).toBeTruthy();
    expect(screen.getByText(/^Enquiries you’ve sent/)).toBeTruthy();
    expect(screen.getByText(/^Reservations that are paid/)).toBeTruthy();
    expect(screen.getByText(/^Payments you’ve made/)).toBeTruthy();
    expect(screen.getByText(/^A prize you’ve won/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep everything' }).getAttribute('href')).toBe('/my-garage');
    expect(action).not.toHaveBeenCalled();
  });

  it('[ROUTE-15] deletes once pressed, and says why where it could not', async () => {
    const action = vi.fn(() => Promise.resolve('Nothing was deleted. Please try again.'));
    render(
      <TestSite>
        <DeleteMyData {...props} action={action} />
      </TestSite>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was deleted. Please try again.');
    expect(action).toHaveBeenCalledOnce();
  });
});

describe('DataDeleted', () => {
  const show = (slug: string) =>
    render(
      <TestSite site={{ slug }}>
        <DataDeleted />
      </TestSite>,
    );
  const forget = () => userEvent.click(screen.getByRole('button', { name: 'Clear it from this device too' }));

  it('[ROUTE-15] clears what this device stores for this site when asked, and nothing of another site', async () => {
    keepOnDevice('deleted-1', 'favourites', sampleSummaries);
    localStorage.setItem('forecourt:deleted-1:visitor', '{"name":"Robin"}');
    sessionStorage.setItem('forecourt:deleted-1:draft:enquiry', '{}');
    localStorage.setItem('forecourt:deleted-10:visitor', '{"name":"Alex"}');
    show('deleted-1');
    expect(favouritesStore('deleted-1').current()).not.toEqual([]);
    await forget();
    expect(screen.getByRole('status').textContent).toBe('Cleared from this device.');
    expect(favouritesStore('deleted-1').current()).toEqual([]);
    const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(left.filter((key) => key.startsWith('forecourt:deleted-1:'))).toEqual([]);
    expect(left).toContain('forecourt:deleted-10:visitor');
  });

  it('[ROUTE-15] says what to do where the browser refuses access to its storage', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show('deleted-2');
    vi.spyOn(Storage.prototype, 'key').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    localStorage.setItem('one', 'two');
    await forget();
    expect(screen.getByRole('status').textContent).toContain('Delete this website’s data');
  });
});
