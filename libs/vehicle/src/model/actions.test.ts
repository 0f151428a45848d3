import { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { vehicleActions, type ActionFlags, type ActionKind, type ActionVehicle } from './actions.ts';

const all: ActionFlags = { testDrive: true, checkout: true, onlinePurchase: true, tradeIn: true };
const none: ActionFlags = { testDrive: false, checkout: false, onlinePurchase: false, tradeIn: false };
const vehicle: ActionVehicle = { ...sampleVehicle, payment_processors: ['stripe'], file: '/reports/t1001.pdf' };
const kinds = (change: Partial<ActionVehicle>, flags = all) =>
  vehicleActions({ ...vehicle, ...change }, flags).map(({ kind }) => kind);

describe('vehicleActions', () => {
  it('[VDP-08] offers enquire, test drive, finance, reserve and view details while in stock', () => {
    expect(kinds({})).toEqual(expect.arrayContaining(['enquire', 'testDrive', 'finance', 'reserve', 'viewDetails']));
    expect(kinds({ status: 'coming_soon' })).toContain('testDrive');
    expect(kinds({})[0]).toBe('enquire');
  });

  it('[VDP-07] leaves only the search for something similar once sold', () => {
    const labels = (one: ActionVehicle) => vehicleActions(one, all).map(({ label }) => label);
    expect(labels(sampleSoldVehicle)).toEqual(['Find Me Something Similar']);
    expect(labels({ ...vehicle, sold: true })).toEqual(['Find Me Something Similar']);
  });

  it.each([
    ['reserve without checkout', {}, { checkout: false }, 'reserve'],
    ['reserve without a payment processor of the car', { payment_processors: [] }, {}, 'reserve'],
    ['reserve of a reserved car', { reserved: true }, {}, 'reserve'],
    ['trade-in where the site takes none', {}, { tradeIn: false }, 'tradeIn'],
    ['a history report without a file', { file: null }, {}, 'historyReport'],
  ] satisfies [string, Partial<ActionVehicle>, Partial<ActionFlags>, ActionKind][])(
    '[VDP-17] does not offer %s',
    (_goal, change, flags, kind) => {
      expect(kinds({})).toContain(kind);
      expect(kinds(change, { ...all, ...flags })).not.toContain(kind);
    },
  );

  it.each([
    ['used', 'Toyota', true],
    ['new', 'Toyota', false],
    ['demo', 'Mazda', false],
    ['new', 'Kia', true],
    ['demo', 'MG', true],
  ] as const)('[VDP-18] online purchase of a %s %s: %s', (car_type, make, expected) => {
    expect(kinds({ car_type, make }).includes('onlinePurchase')).toBe(expected);
    expect(kinds({ car_type, make }, none)).not.toContain('onlinePurchase');
  });

  it('[FIN-08] calls the finance button by its name and says which car it is about', () => {
    const finance = vehicleActions(vehicle, none).find(({ kind }) => kind === 'finance');
    expect(finance?.label).toBe('Finance Enquiry');
    expect(finance?.href).toBe(
      '/finance-enquiry?preferredDealership=harbour-toyota&vehiclePriceBudget=42990&car_id=car-1&car_type=used&vin=JTMW43FV10D123456#finance-form',
    );
  });
});
