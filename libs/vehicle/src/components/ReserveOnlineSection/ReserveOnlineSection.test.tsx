import { sampleSite } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { readLiveFacts } from '../../model/liveFacts.ts';
import { sampleLiveAnswer, samplePage } from '../../testing/index.ts';
import { liveStore } from '../LiveVehicle/liveStore.ts';
import { ReserveOnlineSection } from './ReserveOnlineSection.tsx';

afterEach(cleanup);

const show = (props: Partial<ComponentProps<typeof ReserveOnlineSection>> = {}) =>
  render(
    <TestSite>
      <ReserveOnlineSection vehicle={samplePage} site={sampleSite} {...props} />
    </TestSite>,
  ).container.textContent;

it('[VDP-09] [RES-01] says what a deposit costs and does, with the site’s amounts, and links to it', () => {
  const text = show({
    site: { ...sampleSite, reserve: { depositCents: 50_000, holdHours: 72, moneyBackHours: null } },
  });
  for (const words of ['$500', '72 hours', 'fully refundable']) expect(text).toContain(words);
  expect(text).not.toContain('48 hours');
  expect(screen.getByRole('heading', { name: 'Reserve online' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reserve for $500' }).getAttribute('href')).toBe(
    `/cars/${samplePage.slug}/checkout`,
  );
});

it('[RES-02] names every way to pay', () => {
  show();
  const list = within(screen.getByRole('list', { name: 'We accept' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mastercard',
    'Visa',
    'Maestro',
    'Google Pay',
    'Apple Pay',
  ]);
});

it('[RES-05] mentions a money-back guarantee only where the dealer gives one', () => {
  expect(show()).not.toContain('money-back');
  cleanup();
  const reserve = { ...sampleSite.reserve, moneyBackHours: 48 };
  expect(show({ site: { ...sampleSite, reserve } })).toMatch(/money-back guarantee.*within 48 hours/);
});

it('[API-02] takes the button away once somebody holds the vehicle', () => {
  const vehicle = { ...samplePage, id: 'section-live' };
  show({ vehicle });
  act(() => liveStore.set(vehicle.id, readLiveFacts(sampleLiveAnswer(vehicle, { reserved: true }))!));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Reserved')).toBeTruthy();
});
