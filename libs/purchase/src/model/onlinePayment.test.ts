import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { sampleOnlinePayment, sampleOnlinePaymentOptions as options } from '../testing/index.ts';
import { onlinePaymentOptions, readOnlinePayment } from './onlinePayment.ts';

const read = (changes: Record<string, unknown> = {}, with_: Partial<typeof options> = {}) =>
  readOnlinePayment({ ...sampleOnlinePayment, ...changes }, { ...options, ...with_ });
const errors = (...given: Parameters<typeof read>) => {
  const reading = read(...given);
  return reading.ok ? null : reading.fieldErrors;
};

describe('the form of an online payment', () => {
  it('[ROUTE-14] accepts a complete answer, with the amount in cents', () => {
    expect(read()).toMatchObject({
      ok: true,
      values: { purpose: 'Service', reference: 'INV-20418', amount: 125_050, location_id: 'loc-north' },
    });
  });

  it.each([
    ['name', ' ', 'Enter your first name.'],
    ['last_name', '', 'Enter your last name.'],
    ['email', 'robin', 'Enter your email address, like name@example.com.au.'],
    ['phone', '12', 'Enter an Australian phone number, like 0412 345 678.'],
    ['location_id', 'loc-of-another-site', 'Choose which dealership you are paying.'],
    ['purpose', 'Gambling', 'Choose what the payment is for.'],
    [
      'reference',
      '',
      'Enter the number on your invoice or quote. If you don’t have one, tell us what you’re paying for.',
    ],
    ['amount', '12,50', 'Enter the amount in dollars and cents, like 1,250.50.'],
    ['amount', '', 'Enter the amount in dollars and cents, like 1,250.50.'],
    ['amount', '0', 'Enter an amount from $1 to $10,000.'],
    ['amount', '0.99', 'Enter an amount from $1 to $10,000.'],
    ['amount', '10,000.01', 'Enter an amount from $1 to $10,000.'],
    ['idempotency_key', 'x', 'Reload the page and send the form again.'],
  ])('[FORM-10] explains what is wrong with %s %j, and keeps what was typed', (name, value, message) => {
    const reading = read({ [name]: value });
    expect(reading).toMatchObject({ ok: false, fieldErrors: { [name]: message }, entries: { [name]: value } });
    expect(Object.keys(reading.ok ? {} : reading.fieldErrors)).toEqual([name]);
  });

  it('explains it in the words of the site', () => {
    const messages = { 'order.amountFromTo': 'Von {from} bis {to}.', 'order.reload': 'Neu laden.' };
    expect(errors({ amount: '0' }, { messages })).toEqual({ amount: 'Von $1 bis $10,000.' });
    expect(errors({ idempotency_key: 'x' }, { messages })).toEqual({ idempotency_key: 'Neu laden.' });
  });

  it('accepts the limits themselves', () => {
    expect(['1', '10000', '$10,000.00'].map((amount) => errors({ amount }))).toEqual([null, null, null]);
  });

  it('names every answer that is missing', () => {
    const reading = readOnlinePayment({}, options);
    expect(Object.keys(reading.ok ? {} : reading.fieldErrors).sort()).toEqual(
      [
        'amount',
        'email',
        'idempotency_key',
        'last_name',
        'location_id',
        'name',
        'phone',
        'purpose',
        'reference',
      ].sort(),
    );
  });

  it('asks for no location where there is only one, and stores it all the same', () => {
    const [north] = options.locations;
    const one = { locations: north ? [north] : [] };
    expect(read({ location_id: undefined }, one)).toMatchObject({ ok: true, values: { location_id: 'loc-north' } });
    expect(read({ location_id: undefined }, { locations: [] })).toMatchObject({ values: { location_id: null } });
    expect(errors({ location_id: 'loc-south' }, one)).toHaveProperty('location_id');
  });

  it('refuses fields it does not have, by name', () => {
    expect(read({ amount_cents: '1' })).toMatchObject({
      ok: false,
      error: "This form doesn’t have a field called 'amount_cents'.",
    });
  });

  it('has options only where the site has the page and its settings', () => {
    const settings = { minCents: 100, maxCents: 5_000, purposes: ['Parts'] };
    const site = { ...sampleSite, onlinePayment: settings };
    expect(onlinePaymentOptions(site)).toBeNull();
    expect(onlinePaymentOptions({ ...sampleSite, pages: ['online-payment'] })).toBeNull();
    expect(onlinePaymentOptions({ ...site, pages: ['online-payment'] })).toMatchObject(settings);
  });
});
