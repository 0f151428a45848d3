import { expect, it } from 'vitest';
import { printable, shorten, shortenToSentence } from './printable.ts';

it.each([
  ['Citroën C5 “Škoda” – 50 € • Œuvre', 'Citroën C5 “Škoda” – 50 € • Œuvre'],
  ['Māori hākinakina', 'Maori hakinakina'],
  ['✅ Sunroof 🚗 and  towbar', '• Sunroof and towbar'],
  ['line one\n\tline two', 'line one line two'],
  ['4‑door, 10 → 20', '4-door, 10 > 20'],
  ['日本', ''],
])('[VDP-16] prints %j as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

it('[VDP-16] shortens at a word and says so', () => {
  expect(shorten('one two three', 13)).toBe('one two three');
  expect(shorten('one two, three', 13)).toBe('one two…');
  expect(shorten('a'.repeat(20), 5)).toBe('aaaa…');
});

it('[VDP-16] ends comments with a sentence where that loses little', () => {
  expect(shortenToSentence('First one here. Second one here. Third', 36)).toBe('First one here. Second one here.');
  expect(shortenToSentence('Short. A sentence that goes on and on and on', 30)).toBe('Short. A sentence that goes…');
});
