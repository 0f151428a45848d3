import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readLiveFacts } from '../../model/liveFacts.ts';
import { quietSite, sampleLiveAnswer, sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { liveStore } from '../LiveVehicle/liveStore.ts';
import { loadLateParts } from '../LateParts/LateParts.tsx';
import { VehicleSidebar } from './VehicleSidebar.tsx';

// What wakes late is drawn by whoever has its code.
beforeAll(async () => void (await loadLateParts()));
afterEach(cleanup);

function show(props: Partial<ComponentProps<typeof VehicleSidebar>> = {}) {
  const { container } = render(
    <TestSite flags={{ marketPriceBadge: true }}>
      <VehicleSidebar
        vehicle={sampleVehicle}
        site={quietSite}
        finance={<p>Finance box</p>}
        share={<p>Share row</p>}
        {...props}
      />
    </TestSite>,
  );
  return container.textContent;
}

describe('VehicleSidebar', () => {
  it('[VDP-01] composes title, price, was-price, finance, map link, share and buttons', () => {
    const text = show();
    expect(screen.getByRole('heading', { level: 1, name: '2023 Toyota RAV4' })).toBeTruthy();
    for (const words of ['$42,990', 'Was $44,990', 'Finance box', 'Share row', 'Enquire now']) {
      expect(text).toContain(words);
    }
    expect(screen.getByRole('link', { name: 'Harbour Toyota Sales, WA' }).getAttribute('href')).toBe('#vehicle-map');
  });

  it('[VDP-07] says SOLD, and offers only similar vehicles', () => {
    const text = show({ vehicle: sampleSoldVehicle });
    expect(text).toContain('SOLD');
    expect(text).not.toContain('Finance box');
    expect(text).not.toContain('$');
    expect(screen.getByRole('link', { name: 'Find Me Something Similar' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Enquire now' })).toBeNull();
  });

  it('says what the price covers and in which state, and nothing where there is no price', () => {
    const driveAway = { ...sampleVehicle, price_type: 'Drive Away', state: 'WA' as const };
    expect(show({ vehicle: driveAway })).toContain(
      'For private buyers in Western Australia. Includes GST, registration',
    );
    cleanup();
    expect(show({ vehicle: { ...driveAway, price: null } })).not.toContain('private buyers');
  });

  it('[VDP-19] counts views of used vehicles only', () => {
    expect(show()).toContain('Viewed 214 times');
    cleanup();
    expect(show({ vehicle: { ...sampleVehicle, car_type: 'new' } })).not.toContain('Viewed');
  });

  it('[PRICE-03] badges a price more than $499 below the state average', () => {
    const autograb_data = { state_average_market_price: 4_399_000, average_market_price: null };
    expect(show({ vehicle: { ...sampleVehicle, autograb_data } })).toContain('$1,000 below market average');
    cleanup();
    const close = { state_average_market_price: 4_348_900, average_market_price: null };
    expect(show({ vehicle: { ...sampleVehicle, autograb_data: close } })).not.toContain('below market');
  });

  it('[API-02] shows the current price and views, once they are known', () => {
    const vehicle = { ...sampleVehicle, id: 'side-live' };
    show({ vehicle });
    const answer = sampleLiveAnswer(vehicle, { price: 3_999_000, before_price: 4_299_000 });
    act(() => liveStore.set(vehicle.id, readLiveFacts(answer)!));
    expect(screen.getByText('$39,990')).toBeTruthy();
    expect(screen.getByText('$42,990')).toBeTruthy();
    expect(screen.getByText('Viewed 321 times')).toBeTruthy();
  });

  it('[VDP-07] says SOLD where it was sold since the page was stored, and removes every other button', () => {
    const vehicle = { ...sampleVehicle, id: 'side-sold' };
    show({ vehicle });
    act(() => liveStore.set(vehicle.id, readLiveFacts(sampleLiveAnswer(vehicle, { sold: true }))!));
    expect(screen.getByText('SOLD')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find Me Something Similar' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Enquire now' })).toBeNull();
  });

  it('lets the page open the enquiry for similar vehicles in place', () => {
    show({ vehicle: sampleSoldVehicle, similar: <button type="button">Ask here</button> });
    expect(screen.getByRole('button', { name: 'Ask here' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Find Me Something Similar' })).toBeNull();
  });
});
