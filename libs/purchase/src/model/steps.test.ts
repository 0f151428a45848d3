import { describe, expect, it } from 'vitest';
import { orderSteps, firstOpenStep, isFormStep, nextStep, reachableStep, stepPath, stepState } from './steps.ts';

const asked = orderSteps({ takesTradeIns: true, extras: [1] });

describe('the steps of a purchase', () => {
  it('[RES-04] run from the car to the deposit', () => {
    expect(asked).toEqual(['your-car', 'trade-in', 'payment', 'extras', 'delivery', 'details', 'deposit']);
  });

  it('leave out what a site does not offer', () => {
    expect(orderSteps({ takesTradeIns: false, extras: [] })).toEqual([
      'your-car',
      'payment',
      'delivery',
      'details',
      'deposit',
    ]);
  });

  it('continue with the next open one, also after an earlier answer was changed', () => {
    expect(nextStep('your-car', asked, ['your-car'])).toBe('trade-in');
    expect(nextStep('your-car', asked, ['your-car', 'trade-in', 'payment'])).toBe('extras');
    expect(nextStep('details', asked, ['your-car', 'details'])).toBe('deposit');
    expect(nextStep('deposit', asked, ['trade-in', 'payment', 'extras', 'delivery', 'details', 'deposit'])).toBe(
      'your-car',
    );
    expect(nextStep('deposit', asked, asked)).toBe('done');
  });

  it('show the requested one, unless that would skip another', () => {
    expect(reachableStep(null, asked, [])).toBe('your-car');
    expect(reachableStep('deposit', asked, ['your-car'])).toBe('trade-in');
    expect(reachableStep('your-car', asked, ['your-car', 'trade-in'])).toBe('your-car');
    expect(reachableStep('nonsense', asked, ['your-car'])).toBe('trade-in');
    expect(reachableStep('done', asked, asked)).toBe('deposit');
    expect(firstOpenStep(asked, asked)).toBeNull();
  });

  it('can be returned to once they are completed', () => {
    const done = ['your-car', 'trade-in'] as const;
    const state = (step: (typeof asked)[number]) => stepState(step, 'trade-in', asked, done);
    expect(asked.map(state)).toEqual(['done', 'current', 'open', 'locked', 'locked', 'locked', 'locked']);
  });

  it('[ROUTE-04] have addresses of their own', () => {
    expect(stepPath('/checkout-journey?car_id=rav4', 'extras')).toBe('/checkout-journey?car_id=rav4&step=extras');
    expect(stepPath('/cars/rav4/buy-online', 'extras')).toBe('/cars/rav4/buy-online?step=extras');
  });

  it('are distinguished from other words', () => {
    expect(['extras', 'done', '', 'constructor'].map(isFormStep)).toEqual([true, false, false, false]);
  });
});
