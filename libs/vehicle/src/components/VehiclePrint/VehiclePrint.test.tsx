import { sampleSite } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { bareVehicle, longVehicle, sampleNow, sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehiclePrint } from './VehiclePrint.tsx';

afterEach(cleanup);

const site = { ...sampleSite, phones: { used: '+61893350111' }, origin: 'https://www.harbourtoyota.example' };
const show = (props: Partial<ComponentProps<typeof VehiclePrint>> = {}) =>
  render(
    <TestSite site={site}>
      <VehiclePrint vehicle={sampleVehicle} site={site} now={sampleNow} {...props} />
    </TestSite>,
  ).container.textContent;

it('[ROUTE-06] puts picture, price, facts, features, dealer and address on one sheet', () => {
  const text = show({ qrCode: <svg role="img" aria-label="Code of the page" /> });
  expect(screen.getByRole('heading', { level: 1, name: '2023 Toyota RAV4' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '2023 Toyota RAV4' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Code of the page' })).toBeTruthy();
  for (const words of ['$42,990', '31,250 km', 'Roof rails', '5 stars', '12 Quarry Street', 'Dealer licence MD12345']) {
    expect(text).toContain(words);
  }
  expect(text).toContain(`https://www.harbourtoyota.example/cars/${sampleVehicle.slug}`);
});

it('[VDP-11] prints no phone number', () => {
  const text = show();
  for (const digits of ['350111', '0111', '350100', '9335']) expect(text).not.toContain(digits);
});

it('links back to the vehicle’s own page', () => {
  show();
  const back = screen.getByRole('link', { name: 'Back to the vehicle' });
  expect(back.getAttribute('href')).toBe(`/cars/${sampleVehicle.slug}`);
});

it('opens the print dialog on request', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('says sold instead of a price, shortens long texts and leaves out what is not known', () => {
  expect(show({ vehicle: sampleSoldVehicle })).toContain('Sold');
  cleanup();
  const many = Array.from({ length: 40 }, (_, place) => `Feature ${place}`);
  const long = show({ vehicle: { ...longVehicle, standardEquipment: many } });
  expect(long).toContain('plus 16 more on our website');
  expect(long).toContain('…');
  cleanup();
  const bare = show({ vehicle: bareVehicle });
  expect(bare).toContain('Enquire for price.');
  for (const title of ['Features', 'From the dealer']) expect(bare).not.toContain(title);
});
