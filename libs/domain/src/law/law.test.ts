import { describe, expect, it } from 'vitest';
import { australianStates } from '../country/jurisdictions.ts';
import { dealerLicence } from './licenceWords.ts';
import { priceNote } from './priceNote.ts';
import { stateRules, type StateRule } from './stateRules.ts';

const rules = (state: keyof typeof stateRules): StateRule[] => {
  const { licence, coolingOff, onlineSale } = stateRules[state];
  return [licence, coolingOff, onlineSale].filter((rule) => rule !== null);
};

describe('stateRules', () => {
  it.each([...australianStates])(
    '[LEGAL-02] knows the regulator of %s, and where each of its rules stands',
    (state) => {
      const { regulator, name } = stateRules[state];
      expect(regulator.href).toMatch(/^https:\/\/[a-z.]+\.gov\.au\//);
      for (const { words, source } of rules(state)) {
        expect(words.endsWith('.')).toBe(true);
        expect(source.title.length).toBeGreaterThan(10);
        expect(source.url).toMatch(/^https?:\/\/[a-z0-9.-]+\.[a-z]+\//);
        expect(source.url.split('/')[2], 'a public address').not.toMatch(/\b(uat|test|staging|dev|preview)\b/);
        expect(source.read).toMatch(/^20\d\d-\d\d-\d\d$/);
      }
      expect(stateRules[state].coolingOff.words).toContain(name);
    },
  );

  it('lists which states let a buyer withdraw, and for how long', () => {
    const days = australianStates.map((state) => [
      state,
      /(one|two clear|three clear|three) business day/.exec(stateRules[state].coolingOff.words)?.[1] ?? null,
    ]);
    expect(Object.fromEntries(days)).toEqual({
      ACT: 'three clear',
      NSW: 'one',
      NT: null,
      QLD: 'one',
      SA: 'two clear',
      TAS: null,
      VIC: 'three',
      WA: null,
    });
  });
});

it.each([
  ['MD12345', 'WA', 'Dealer licence MD12345'],
  ['LMCT 11482', 'VIC', 'Dealer licence LMCT 11482'],
  ['11482', 'VIC', 'Dealer licence LMCT 11482'],
  ['3048217', 'QLD', 'Dealer licence 3048217'],
  ['M310011', 'NZ', 'Registered motor vehicle trader M310011'],
  ['3048217', undefined, 'Dealer licence 3048217'],
] as const)('[NAV-05] writes the licence %s of %s as %s', (number, state, words) => {
  expect(dealerLicence(number, state)).toBe(words);
});

it.each([
  ['Drive Away', 'WA', /^For private buyers in Western Australia\. Includes GST, .*stamp duty/],
  ['driveaway', null, /^For private buyers\. Includes /],
  ['Excluding Government Charges', 'NSW', /^On-road costs in New South Wales are extra: /],
  ['Drive Away', 'NZ', /^Includes GST, registration, licensing and warrant of fitness\.$/],
  ['EGC', 'NZ', /^Includes GST\. On-road costs are extra: registration, licensing and warrant of fitness\. /],
  [null, 'NZ', /^Includes GST\.$/],
  ['EGC', null, /^On-road costs are extra: stamp duty, registration and compulsory insurance\. /],
] as const)('says what a price called %s covers in %s', (priceType, state, words) => {
  expect(priceNote(priceType, state)).toMatch(words);
});

it.each([null, 'Reserve met', ''])('says nothing of a price called %s', (priceType) => {
  expect(priceNote(priceType, 'WA')).toBeNull();
});
