import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountPanel } from './AccountPanel.tsx';

afterEach(cleanup);

it('[GATE-06] shows the number, links onwards, and signs out here or everywhere', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  const signOutEverywhere = vi.fn(() => Promise.resolve());
  const next = { href: '/my-garage', label: 'Go to my garage' };
  render(
    <TestSite>
      <AccountPanel phone="0412 345 678" next={next} signOut={signOut} signOutEverywhere={signOutEverywhere} />
    </TestSite>,
  );
  expect(screen.getByText('With 0412 345 678.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my garage' }).getAttribute('href')).toBe('/my-garage');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(signOutEverywhere).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(signOutEverywhere).toHaveBeenCalledOnce());
});
