import { tradeInMessages, wordsOf } from '@forecourt/domain/messages';
import { describe, expect, it } from 'vitest';
import { plainRego, readRego } from './tradeInRego.ts';

describe('a number plate', () => {
  it.each([
    ['1abc-234', 'WA', '1ABC234'],
    [' abc 12d ', 'NSW', 'ABC12D'],
    ['S123·ABC', 'SA', 'S123ABC'],
    ['WESTCOAST', 'WA', 'WESTCOAST'],
    ['YBA.12C', 'ACT', 'YBA12C'],
  ])('[TRADE-01] %s of %s is %s', (text, state, rego) => {
    expect(readRego(text, state)).toEqual({ ok: true, rego, state });
  });

  it.each([
    ['', 'WA', 'rego', 'Enter the number plate, like 1ABC 234.'],
    ['A', 'VIC', 'rego', 'Enter the whole number plate, like 1AB 2CD.'],
    ['ABC1234', 'NSW', 'rego', 'Number plates in NSW have up to 6 letters and numbers, like ABC 12D.'],
    ['ÄB12', 'QLD', 'rego', 'Enter letters and numbers only, like 123 AB4.'],
    ['1ABC234', 'NZ', 'regoState', 'Choose the state.'],
    ['1ABC234', '', 'regoState', 'Choose the state.'],
  ])('[TRADE-01] %j of %j is refused in words', (text, state, field, message) => {
    expect(readRego(text, state)).toEqual({ ok: false, field, message });
  });

  it('is refused in the words of the site', () => {
    const say = wordsOf(tradeInMessages, { messages: { 'tradeIn.plateTooShort': 'Tuhia te tau katoa: {example}' } });
    expect(readRego('A', 'NZ', 'NZ', say)).toMatchObject({ message: 'Tuhia te tau katoa: ABC 123' });
    expect(readRego('', 'NZ', 'NZ', say)).toMatchObject({ message: 'Enter the number plate, like ABC 123.' });
  });

  it('is the same however it is written', () => {
    expect(plainRego('1abc 234')).toBe(plainRego('1ABC-234'));
  });
});
