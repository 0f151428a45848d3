import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrder, samplePurchaseContext } from '../testing/index.ts';
import type { PurchaseContext } from './context.ts';
import { readOrder, readStep } from './order.ts';
import { purchasesMessages } from './askedMessages.ts';
import { stepFields } from './stepSchemas.ts';
import { stepSummary } from './stepSummary.ts';
import type { FormStep } from './steps.ts';

const context = samplePurchaseContext;
const sydney = { lat: -33.8688, long: 151.2093 };

function errorsOf(step: FormStep, values: Record<string, unknown>, facts: PurchaseContext = context) {
  const reading = readStep(step, values, facts);
  return reading.ok ? {} : reading.fieldErrors;
}
const changed = (step: FormStep, changes: Record<string, unknown>) => ({ ...sampleOrder[step], ...changes });

describe('the answers of an order', () => {
  it('[RES-04] are valid where everything is given', () => {
    const { done, stale, values } = readOrder(sampleOrder, context);
    expect(stale).toEqual([]);
    expect(done).toEqual(['your-car', 'trade-in', 'payment', 'extras', 'delivery', 'details']);
    expect(values['trade-in']).toMatchObject({ trade_rego: '1ABC234', trade_km: 112_500, trade_estimate: 1_450_000 });
    expect(values.extras).toEqual({ extras: ['floor-mats', 'tow-bar'] });
  });

  it('[RES-04] are rejected with an explanation when the price has changed since', () => {
    expect(errorsOf('your-car', { price: '4399000' })).toEqual({
      price: 'The price has changed from $43,990 to $42,990. Check it and confirm it again.',
    });
    expect(errorsOf('your-car', {})).toEqual({ price: 'Confirm the price of this vehicle.' });
    expect(errorsOf('your-car', { price: '0x10' })).toEqual({ price: 'Confirm the price of this vehicle.' });
  });

  it('are asked and judged in the words of the site', () => {
    const messages = {
      'answer.chooseWhetherYouHaveACarToTradeIn': 'Hast du ein Auto?',
      'order.confirmPrice': 'Bitte bestätigen.',
      'order.cash': 'Bar',
    };
    const own = { ...context, messages };
    expect(errorsOf('trade-in', {}, own)).toEqual({ trade_in: 'Hast du ein Auto?' });
    expect(errorsOf('your-car', {}, own)).toEqual({ price: 'Bitte bestätigen.' });
    expect(stepSummary('payment', { payment: { payment_method: 'Cash' } }, own)).toBe('Bar');
    expect(purchasesMessages()).toMatchObject({ 'question.tradeIn': 'Trade-in', 'question.suburb': 'Suburb' });
  });

  it('ask about a trade-in only when there is one', () => {
    expect(errorsOf('trade-in', { trade_in: 'No', trade_rego: 'left over' })).toEqual({});
    expect(errorsOf('trade-in', {})).toEqual({ trade_in: 'Choose whether you have a car to trade in.' });
    expect(Object.keys(errorsOf('trade-in', { trade_in: 'Yes' }))).toEqual([
      'trade_rego',
      'trade_state',
      'trade_make',
      'trade_model',
      'trade_year',
      'trade_km',
      'trade_condition',
      'trade_owing',
    ]);
  });

  it.each([
    ['trade-in', { trade_rego: '<b>' }, 'Enter the plate of your car, like 1ABC234.'],
    ['trade-in', { trade_year: '2028' }, 'Enter the year of your car, from 1950 to 2027.'],
    ['trade-in', { trade_km: 'many' }, 'Enter the kilometres on the clock, like 85,000.'],
    ['trade-in', { trade_estimate: '-5' }, 'Enter an amount in dollars, like 5,000.'],
    ['payment', { payment_method: 'Cheque' }, 'Choose how you would like to pay.'],
    ['payment', { finance_own_money: '99,999' }, 'Enter an amount in dollars up to the price of $42,990.'],
    ['payment', { finance_years: '9' }, 'Choose a loan term.'],
    ['delivery', { handover: '' }, 'Choose how you would like to get your car.'],
    ['delivery', { street: ' ' }, 'Enter the street number and name to deliver to.'],
    ['delivery', { delivery_postcode: '60540' }, 'Invalid postcode. Please enter a 4-digit number.'],
    ['details', { phone: '12345' }, 'Enter an Australian phone number, like 0412 345 678.'],
    ['details', { contact_method: 'Pigeon' }, 'Choose how we should contact you.'],
    ['deposit', { agreed: 'yes' }, 'Check the amounts and send the form again.'],
  ] as const)('say what is wrong in step %s: %o', (step, changes, message) => {
    expect(Object.entries(errorsOf(step, changed(step, changes)))[0]).toEqual([Object.keys(changes)[0], message]);
  });

  it('[RES-04] reject delivery beyond the site’s distance, and state it', () => {
    const far = errorsOf('delivery', changed('delivery', { delivery_postcode: '2000' }), {
      ...context,
      destination: sydney,
    });
    expect(far['delivery_postcode']).toMatch(
      /^We deliver within 60 km of Harbour Toyota Sales, and this is about 3[,]?\d{3} km away\. Choose to pick it up/,
    );
    const none = { ...context, delivery: null };
    expect(errorsOf('delivery', sampleOrder.delivery ?? {}, none)).toEqual({
      handover: 'Vehicles are picked up at Harbour Toyota Sales.',
    });
    expect(errorsOf('delivery', { handover: 'Pickup' }, none)).toEqual({});
  });

  it('require agreement to the terms with the deposit where the site does', () => {
    const agreed = { agreed: '1-0-1' };
    expect(errorsOf('deposit', agreed)).toEqual({});
    expect(errorsOf('deposit', agreed, { ...context, requireTerms: true })).toEqual({
      terms_agreed: '*You must agree to the terms of use before submitting.',
    });
  });

  it('are refused where a step has no such field', () => {
    const reading = readStep('extras', { 'extra-floor-mats': 'on', 'extra-gold': 'on', price: '1' }, context);
    expect(reading).toMatchObject({ ok: false, error: "This form doesn’t have a field called 'extra-gold', 'price'." });
  });

  it('[RES-04] are asked for again once the facts have changed', () => {
    const dearer = readOrder(sampleOrder, { ...context, price: 4_399_000 });
    expect(dearer.stale.map(({ step }) => step)).toEqual(['your-car']);
    expect(dearer.done).not.toContain('your-car');
    const withoutTowBar = readOrder(sampleOrder, { ...context, extras: context.extras.slice(0, 1) });
    expect(withoutTowBar.stale.map(({ step }) => step)).toEqual(['extras']);
    expect(readOrder(sampleOrder, { ...context, takesTradeIns: false }).steps).not.toContain('trade-in');
  });

  it('are parsed without an exception, whatever comes', () => {
    const steps = ['your-car', 'trade-in', 'payment', 'extras', 'delivery', 'details', 'deposit'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.array(fc.anything(), { maxLength: 12 }), (step, given) => {
        const names = stepFields(step, context);
        const values = Object.fromEntries(given.map((value, at) => [names[at % names.length] ?? '', value]));
        const reading = readStep(step, values, context);
        expect(reading.ok || reading.error.length > 0).toBe(true);
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});
