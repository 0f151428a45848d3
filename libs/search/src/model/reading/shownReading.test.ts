import { expect, it } from 'vitest';
import { droppedWordsText } from './shownReading.ts';

const chip = (text: string) => ({ text, without: '' });

it.each([
  [{ chips: [chip('HiLux'), chip('2018')], droppedWords: ['White'] }, 'None with White: 52 cars with HiLux, 2018'],
  [{ chips: [], droppedWords: ['Jeep'] }, 'None with Jeep: 52 cars'],
  [
    { chips: [{ ...chip('Cheapest first'), isOrder: true as const }], droppedWords: ['Up to $5,000'] },
    'None up to $5,000: 52 cars, cheapest first',
  ],
  [
    { chips: [chip('SUV'), { ...chip('Cheapest first'), isOrder: true as const }], droppedWords: ['Red', 'From 2024'] },
    'None with Red, from 2024: 52 cars with SUV, cheapest first',
  ],
  [{ chips: [chip('Jimny XL')], droppedWords: ['exactly Jimny'] }, 'None with exactly Jimny: 52 cars with Jimny XL'],
  [
    { chips: [chip('Kia'), chip('SUV')], droppedWords: ['Kia Soul', 'White'], nearestTo: 'Kia Soul' },
    'No Kia Soul here. The nearest, without White: 52 cars with Kia, SUV',
  ],
])('[SRCH-02] says what was dropped: %o', (reading, text) => {
  expect(droppedWordsText({ query: '', ...reading }, '52 cars')).toBe(text);
});
