import { understoodMessages, wordsOf } from '@forecourt/domain/messages';
import { expect, it } from 'vitest';
import { droppedWordsText } from './shownReading.ts';

const chip = (text: string) => ({ text, without: '' });
/** How the server says bounds and orders within a sentence. */
const inSentence = { 'Up to $5,000': 'up to $5,000', 'From 2024': 'from 2024', 'Cheapest first': 'cheapest first' };

it.each([
  [
    { chips: [chip('HiLux'), chip('2018')], droppedWords: ['White'] },
    'No match for White. Showing 52 cars with HiLux, 2018',
  ],
  [{ chips: [], droppedWords: ['Jeep'] }, 'No match for Jeep. Showing 52 cars'],
  [
    { chips: [{ ...chip('Cheapest first'), isOrder: true as const }], droppedWords: ['Up to $5,000'], inSentence },
    'Nothing up to $5,000. Showing 52 cars, cheapest first',
  ],
  [
    {
      chips: [chip('SUV'), { ...chip('Cheapest first'), isOrder: true as const }],
      droppedWords: ['Red', 'From 2024'],
      inSentence,
    },
    'No match for Red, from 2024. Showing 52 cars with SUV, cheapest first',
  ],
  [
    { chips: [chip('Jimny XL')], droppedWords: ['Jimny exactly'] },
    'No match for Jimny exactly. Showing 52 cars with Jimny XL',
  ],
  [
    { chips: [chip('Kia'), chip('SUV')], droppedWords: ['Kia Soul', 'White'], nearestTo: 'Kia Soul' },
    'No Kia Soul here. Closest, without White: 52 cars with Kia, SUV',
  ],
])('[SRCH-02] says what was dropped: %o', (reading, text) => {
  expect(droppedWordsText({ query: '', ...reading }, '52 cars')).toBe(text);
});

it('[SRCH-02] says what was dropped in the words of the site', () => {
  const messages = {
    'understood.noneWith': 'Sorry, no {dropped}. {rest}',
    'understood.foundWith': '{choices}: {found}',
  };
  const reading = { query: '', chips: [chip('HiLux')], droppedWords: ['White', 'Red'] };
  const say = wordsOf(understoodMessages, { messages });
  expect(droppedWordsText(reading, '52 cars', say)).toBe('Sorry, no White, Red. HiLux: 52 cars');
});

it('takes a dropped word for no property of an object', () => {
  const reading = { query: '', chips: [], droppedWords: ['constructor'] };
  expect(droppedWordsText(reading, '52 cars')).toBe('No match for constructor. Showing 52 cars');
});
