import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { titleLines, vehicleTitle } from './title.ts';

it('[CARD-02] names year, make, model, badge and series', () => {
  expect(titleLines(sampleVehicle)).toEqual({ main: '2023 Toyota RAV4', detail: 'GXL AXAH54R' });
  expect(vehicleTitle(sampleVehicle)).toBe('2023 Toyota RAV4 GXL');
});

it('leaves no gap where a part is not known', () => {
  expect(titleLines({ ...sampleCaravan, year: null, badge: null })).toEqual({ main: 'Jayco Journey', detail: '' });
  expect(vehicleTitle({ ...sampleVehicle, year: null, badge: '' })).toBe('Toyota RAV4');
});
