import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readLiveFacts } from '../../model/liveFacts.ts';
import { sampleLiveAnswer, samplePage } from '../../testing/index.ts';
import { liveStore } from '../LiveVehicle/liveStore.ts';
import { LiveSwap, type LiveSwapProps } from './LiveSwap.tsx';

afterEach(cleanup);

const show = (vehicle: LiveSwapProps['vehicle'], when: LiveSwapProps['when'] = 'taken') =>
  render(
    <TestSite>
      <LiveSwap vehicle={vehicle} when={when} instead={<p>Reserved</p>}>
        <button type="button">Reserve online</button>
      </LiveSwap>
    </TestSite>,
  ).container;
const setFacts = (id: string, change: Record<string, unknown>) =>
  act(() => liveStore.set(id, readLiveFacts(sampleLiveAnswer(samplePage, change))!));

it('[API-02] keeps the space of the former content, inert, once the vehicle is taken', () => {
  const shown = show({ ...samplePage, id: 'swap-taken' });
  expect(screen.getByRole('button', { name: 'Reserve online' })).toBeTruthy();
  setFacts('swap-taken', { reserved: true });
  expect(screen.getByText('Reserved')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(shown.querySelector('[inert] button')?.textContent).toBe('Reserve online');
});

it('[VDP-17] has no hidden content where the vehicle was taken when the page was rendered', () => {
  const shown = show({ ...samplePage, id: 'swap-served', reserved: true });
  expect(shown.textContent).toBe('Reserved');
  expect(shown.querySelector('[inert]')).toBeNull();
});

it('[API-02] keeps for a reserved vehicle what only a sale removes', () => {
  show({ ...samplePage, id: 'swap-sold' }, 'sold');
  setFacts('swap-sold', { reserved: true });
  expect(screen.getByRole('button', { name: 'Reserve online' })).toBeTruthy();
  setFacts('swap-sold', { sold: true });
  expect(screen.queryByRole('button')).toBeNull();
});

it('[API-02] restores the buttons when a hold is over', () => {
  show({ ...samplePage, id: 'swap-over' });
  setFacts('swap-over', { reserved: true });
  setFacts('swap-over', { reserved: false });
  expect(screen.getByRole('button', { name: 'Reserve online' })).toBeTruthy();
});
