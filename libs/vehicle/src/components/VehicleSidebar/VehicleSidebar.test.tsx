import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleSidebar } from './VehicleSidebar.tsx';

afterEach(cleanup);

function show(props: Partial<ComponentProps<typeof VehicleSidebar>> = {}) {
  const { container } = render(
    <TestSite flags={{ marketPriceBadge: true }}>
      <VehicleSidebar vehicle={sampleVehicle} finance={<p>Finance box</p>} share={<p>Share row</p>} {...props} />
    </TestSite>,
  );
  return container.textContent;
}

describe('VehicleSidebar', () => {
  it('[VDP-01] composes title, price, was-price, finance, way to the map, share and buttons', () => {
    const text = show();
    expect(screen.getByRole('heading', { level: 1, name: '2023 Toyota RAV4' })).toBeTruthy();
    for (const words of ['$42,990', 'Was $44,990', 'Finance box', 'Share row', 'Enquire now']) {
      expect(text).toContain(words);
    }
    expect(screen.getByRole('link', { name: 'Harbour Toyota Sales, WA' }).getAttribute('href')).toBe('#vehicle-map');
  });

  it('[VDP-07] says SOLD, and offers nothing but something similar', () => {
    const text = show({ vehicle: sampleSoldVehicle });
    expect(text).toContain('SOLD');
    expect(text).not.toContain('Finance box');
    expect(text).not.toContain('$');
    expect(screen.getByRole('link', { name: 'Find Me Something Similar' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Enquire now' })).toBeNull();
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
});
