import { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { busySite, quietSite } from '../testing/index.ts';
import { groupActions, vehicleActions, type ActionKind, type ActionSite, type ActionVehicle } from './actions.ts';

const vehicle: ActionVehicle = { ...sampleVehicle, payment_processors: ['stripe'], file: '/reports/t1001.pdf' };
const without = (flags: Partial<ActionSite['flags']>): ActionSite => ({
  ...busySite,
  flags: { ...busySite.flags, ...flags },
});
const kinds = (change: Partial<ActionVehicle>, site = busySite) =>
  vehicleActions({ ...vehicle, ...change }, site).map(({ kind }) => kind);
const hrefOf = (kind: ActionKind, site = busySite) =>
  vehicleActions(vehicle, site).find((action) => action.kind === kind)?.href;

describe('vehicleActions', () => {
  it('[VDP-08] offers enquire, test drive, finance and reserve while in stock', () => {
    expect(kinds({})).toEqual(expect.arrayContaining(['enquire', 'testDrive', 'finance', 'reserve']));
    expect(kinds({ status: 'coming_soon' })).toContain('testDrive');
    expect(kinds({})[0]).toBe('enquire');
  });

  it('[VDP-07] leaves only the request for something similar once sold', () => {
    const labels = (one: ActionVehicle) => vehicleActions(one, busySite).map(({ label }) => label);
    expect(labels(sampleSoldVehicle)).toEqual(['Find Me Something Similar']);
    expect(labels({ ...vehicle, sold: true })).toEqual(['Find Me Something Similar']);
  });

  it.each([
    ['reserve without checkout', {}, without({ checkout: false }), 'reserve'],
    ['reserve without a payment processor of the car', { payment_processors: [] }, busySite, 'reserve'],
    ['reserve of a reserved car', { reserved: true }, busySite, 'reserve'],
    ['trade-in where the site takes none', {}, without({ tradeIn: false }), 'tradeIn'],
    ['a history report without a file', { file: null }, busySite, 'historyReport'],
    ['messages without a messaging link', {}, { ...busySite, messagingUrl: null }, 'message'],
    ['offers where the dealer takes none', {}, without({ makeOffer: false }), 'offer'],
    ['offers on a new car', { car_type: 'new' }, busySite, 'offer'],
    ['photos where the dealer sends none', {}, without({ requestPhotos: false }), 'photos'],
  ] satisfies [string, Partial<ActionVehicle>, ActionSite, ActionKind][])(
    '[VDP-17] does not offer %s',
    (_goal, change, site, kind) => {
      expect(kinds({})).toContain(kind);
      expect(kinds(change, site)).not.toContain(kind);
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
    expect(kinds({ car_type, make }, quietSite)).not.toContain('onlinePurchase');
  });

  it('[VDP-18] sells online only at dealerships that do, at a price, and only unreserved vehicles', () => {
    const only = (dealershipIds: string[]) => ({ ...busySite, purchase: { ...busySite.purchase, dealershipIds } });
    expect(kinds({}, only(['dealer-1']))).toContain('onlinePurchase');
    expect(kinds({}, only(['dealer-2']))).not.toContain('onlinePurchase');
    expect(kinds({ price: null })).not.toContain('onlinePurchase');
    expect(kinds({ reserved: true })).not.toContain('onlinePurchase');
  });

  it('[RES-04] leads to the purchase journey, or to the site’s own page where it has one', () => {
    expect(hrefOf('onlinePurchase')).toBe(`/checkout-journey?car_id=${vehicle.slug}`);
    expect(hrefOf('onlinePurchase', without({ buyOnlinePage: true }))).toBe(`/cars/${vehicle.slug}/buy-online`);
    expect(hrefOf('reserve')).toBe(`/cars/${vehicle.slug}/checkout`);
  });

  it('[FIN-08] uses the site’s label for finance and says which vehicle it is about', () => {
    const finance = vehicleActions(vehicle, quietSite).find(({ kind }) => kind === 'finance');
    expect(finance?.label).toBe('Finance Enquiry');
    expect(finance?.href).toBe(
      '/finance-enquiry?preferredDealership=harbour-toyota&vehiclePriceBudget=42990&car_id=car-1&car_type=used&vin=JTMW43FV10D123456#finance-form',
    );
  });
});

describe('groupActions', () => {
  const group = (site: ActionSite) => groupActions(vehicleActions(vehicle, site));

  it('[VDP-08] puts one button first, at most three beside it and the rest as small links, and loses none', () => {
    const { main, buying, second, rest } = group(busySite);
    expect(main.map(({ kind }) => kind)).toEqual(['enquire']);
    expect(buying.map(({ kind }) => kind)).toEqual(['reserve', 'onlinePurchase']);
    expect(second.map(({ kind }) => kind)).toEqual(['testDrive']);
    expect([...main, ...buying, ...second, ...rest]).toHaveLength(vehicleActions(vehicle, busySite).length);
  });

  it('gives the places of the buying actions to others where nothing can be bought', () => {
    const { buying, second } = group(quietSite);
    expect(buying).toEqual([]);
    expect(second.map(({ kind }) => kind)).toEqual(['testDrive', 'finance']);
  });
});
