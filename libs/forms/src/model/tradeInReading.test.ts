import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { answerName, tradeInForm, tradeInSteps } from './tradeInForms.ts';
import { reachableTradeInStep, readIntent, readTradeInStep } from './tradeInReading.ts';
import { usualQuestions } from './tradeInRules.ts';

const asked = { questions: usualQuestions, isFound: false, year: 2026 };
const read = (step: (typeof tradeInSteps)[number], given: Record<string, unknown>, isFound = false) =>
  readTradeInStep(step, given, sampleSite, { ...asked, isFound });

describe('the steps of a trade-in', () => {
  it('[TRADE-01] validate the plate by the rules of its state', () => {
    expect(read('rego', { rego: '1abc 234', regoState: 'WA' })).toMatchObject({
      ok: true,
      values: { rego: '1ABC234', regoState: 'WA' },
    });
    expect(read('rego', { rego: 'ABC1234', regoState: 'NSW' })).toMatchObject({
      ok: false,
      fieldErrors: { rego: 'Number plates in NSW have up to 6 letters and numbers, like ABC 12D.' },
    });
    expect(read('rego', {})).toMatchObject({ ok: false, fieldErrors: { regoState: expect.any(String) } });
  });

  it('[TRADE-02] ask only for the kilometres of a car that was found', () => {
    expect(read('vehicle', { kms: '45,000' }, true)).toMatchObject({ ok: true, values: { kms: '45000' } });
    expect(read('vehicle', { kms: '45,000' })).toMatchObject({
      ok: false,
      fieldErrors: { make: 'Enter the make, like Mazda.', year: 'Enter the year it was built, from 1950 to 2027.' },
    });
    expect(read('vehicle', { kms: 'many', make: 'Mazda', model: '3', year: '1949' })).toMatchObject({
      ok: false,
      fieldErrors: { kms: expect.any(String), year: expect.any(String) },
    });
  });

  it('[TRADE-01] require an answer to every question, and one of its own', () => {
    const answers = Object.fromEntries(
      usualQuestions.map(({ id, options }) => [answerName(id), options[0]?.value ?? '']),
    );
    expect(read('condition', answers).ok).toBe(true);
    expect(read('condition', { ...answers, [answerName('keys')]: 'Three' })).toMatchObject({
      ok: false,
      fieldErrors: { [answerName('keys')]: expect.any(String) },
    });
    expect(read('condition', {}).ok).toBe(false);
  });

  it('[TRADE-01] use phone unless the visitor says otherwise, and never accept an amount', () => {
    const person = {
      name: 'Robin',
      last_name: 'Lee',
      email: 'robin@example.com',
      phone: '0412 345 678',
      postcode: '6000',
    };
    expect(read('offer', { ...person, intent: 'accept' })).toMatchObject({
      ok: true,
      values: { PreferredContactMethod: 'Phone' },
    });
    expect(read('offer', { ...person, offer_price: '99000' })).toEqual({
      ok: false,
      error: "This form doesn’t have a field called 'offer_price'.",
      fieldErrors: {},
    });
  });

  it('have a form each', () => {
    expect(new Set(tradeInSteps.map((step) => tradeInForm(step, asked).id)).size).toBe(tradeInSteps.length);
  });
});

it.each([
  ['offer', { hasRego: false, hasVehicle: false, hasResult: false }, 'rego'],
  [null, { hasRego: true, hasVehicle: false, hasResult: false }, 'vehicle'],
  ['rego', { hasRego: true, hasVehicle: true, hasResult: true }, 'rego'],
  ['offer', { hasRego: true, hasVehicle: true, hasResult: false }, 'condition'],
  ['__proto__', { hasRego: true, hasVehicle: true, hasResult: true }, 'offer'],
] as const)('asked for step %j with %j it shows %s', (wanted, done, step) => {
  expect(reachableTradeInStep(wanted, done)).toBe(step);
});

it('goes on for an unknown button', () => {
  expect(readIntent('accept')).toBe('accept');
  expect(readIntent('constructor')).toBe('continue');
  expect(readIntent(undefined)).toBe('continue');
});
