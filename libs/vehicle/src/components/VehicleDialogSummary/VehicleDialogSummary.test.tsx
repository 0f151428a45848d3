import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleDialogSummary } from './VehicleDialogSummary.tsx';

afterEach(cleanup);

it('[VDP-13] shows picture, title and price of the form’s vehicle, and no price once sold', () => {
  const show = (vehicle: typeof sampleVehicle) =>
    render(
      <TestSite>
        <VehicleDialogSummary vehicle={vehicle} />
      </TestSite>,
    ).container;
  const shown = show(sampleVehicle);
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/demo/rav4-front.svg');
  expect(shown.textContent).toContain('2023 Toyota RAV4 GXL$42,990 Drive Away');
  cleanup();
  expect(show(sampleSoldVehicle).textContent).toBe('2019 Toyota Corolla Ascent Sport');
});
