import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrder, samplePurchaseContext } from '../testing/index.ts';
import { readOrder } from './order.ts';
import { agreementOf, quote } from './quote.ts';
import type { OrderValues } from './stepValues.ts';

const context = samplePurchaseContext;
const { values } = readOrder(sampleOrder, context);

describe('the amounts of an order', () => {
  it('[RES-04] sum vehicle, extras and delivery, and subtract the deposit', () => {
    expect(quote(values, context)).toMatchObject({
      total: 4_299_000 + 29_000 + 119_500 + 15_000,
      tradeIn: 0,
      deposit: 20_000,
      balance: 4_442_500,
      credit: 0,
      financed: 4_442_500 - 500_000,
    });
  });

  it('[RES-04] never subtract the visitor’s own estimate of a trade-in', () => {
    const line = quote(values, context).lines.find(({ kind }) => kind === 'trade-in');
    expect(line).toMatchObject({ cents: null, note: 'Subject to appraisal. Not taken off the price yet.' });
  });

  it('subtract an accepted valuation of that very car, however its plate is written', () => {
    const valued = { ...context, valuation: { rego: '1ABC-234', offer: 1_300_000 } };
    expect(quote(values, valued)).toMatchObject({ tradeIn: 1_300_000, balance: 3_142_500 });
    const ofAnother = { ...context, valuation: { rego: '1ZZZ999', offer: 1_300_000 } };
    expect(quote(values, ofAnother).tradeIn).toBe(0);
  });

  it('pay out the value of a trade-in beyond the price', () => {
    const worthMore = { ...context, valuation: { rego: '1ABC234', offer: 5_000_000 } };
    expect(quote(values, worthMore)).toMatchObject({ balance: 0, credit: 557_500, financed: 0 });
  });

  it('say that delivery is still to be confirmed where the postcode is unknown', () => {
    expect(quote(values, context).lines.map(({ note }) => note)).toContain(
      'We will confirm delivery to your postcode.',
    );
    const near = { ...context, destination: { lat: -31.905, long: 115.9431 } };
    expect(quote(values, near).lines.map(({ note }) => note)).not.toContain(
      'We will confirm delivery to your postcode.',
    );
  });

  it('say so where government charges are extra', () => {
    const [vehicle] = quote({}, { ...context, charges: 'extra' }).lines;
    expect(vehicle).toMatchObject({ label: 'Vehicle price', note: expect.stringContaining('Government charges') });
  });

  it('are agreed to amount by amount', () => {
    const before = agreementOf(quote(values, context));
    expect(before).toBe('4462500-0-20000');
    expect(agreementOf(quote(values, { ...context, deposit: 50_000 }))).not.toBe(before);
    expect(agreementOf(quote({ ...values, extras: { extras: [] } }, context))).not.toBe(before);
  });
});

describe('whatever is ordered', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const orders = fc.record({
    price: cents,
    deposit: fc.integer({ min: 100, max: 10_000_000 }),
    offer: cents,
    valued: fc.boolean(),
    extras: fc.subarray(context.extras.map(({ id }) => id)),
    delivered: fc.boolean(),
  });
  const check = (rule: (order: { values: OrderValues; context: typeof context }) => void) =>
    fc.assert(
      fc.property(orders, ({ price, deposit, offer, valued, extras, delivered }) => {
        const given: OrderValues = {
          ...values,
          extras: { extras },
          ...(delivered ? {} : { delivery: { handover: 'Pickup', handover_notes: '' } }),
        };
        rule({
          values: given,
          context: { ...context, price, deposit, valuation: valued ? { rego: '1ABC234', offer } : null },
        });
      }),
      { seed: 4, numRuns: 400 },
    );

  it('every cent is accounted for', () =>
    check((order) => {
      const { total, tradeIn, deposit, balance, credit } = quote(order.values, order.context);
      expect(balance - credit).toBe(total - tradeIn - deposit);
      expect(Math.min(balance, credit)).toBe(0);
      for (const amount of [total, tradeIn, deposit, balance, credit]) {
        expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      }
    }));

  it('the lines sum to the balance', () =>
    check((order) => {
      const { lines, balance, credit } = quote(order.values, order.context);
      expect(lines.reduce((sum, { cents: amount }) => sum + (amount ?? 0), 0)).toBe(balance - credit);
    }));

  it('one more extra never makes it cheaper, and a better valuation never dearer', () =>
    check((order) => {
      const all = { ...order.values, extras: { extras: context.extras.map(({ id }) => id) } };
      expect(quote(all, order.context).total).toBeGreaterThanOrEqual(quote(order.values, order.context).total);
      const better = { ...order.context, valuation: { rego: '1ABC234', offer: 200_000_000 } };
      expect(quote(order.values, better).balance).toBeLessThanOrEqual(quote(order.values, order.context).balance);
    }));
});
