import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SaveRequestedVehicle } from './SaveRequestedVehicle.tsx';

afterEach(cleanup);

it('[GATE-04] saves the car that an address names once its visitor confirms, and says why where it cannot', async () => {
  const action = vi.fn((_error: string | null, _data: FormData) => Promise.resolve('Your watchlist is full.'));
  render(
    <TestSite>
      <SaveRequestedVehicle id="car-1" name="2023 Toyota RAV4" action={action} />
    </TestSite>,
  );
  expect(screen.getByText('Save 2023 Toyota RAV4?')).toBeTruthy();
  expect(action).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save to my watchlist' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your watchlist is full.');
  expect(action.mock.calls[0]?.[1].get('car_id')).toBe('car-1');
});
