import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAwayWords } from './awayWords.ts';

const away = await openAwayWords(join(import.meta.dirname, '../../apps/host/sites'), 3000);

it('names the dealer and whom to call, for people and for scripts', () => {
  const { html, sentence } = away('haggle-free-cars.localhost');
  expect(html).toContain('<h1>Haggle-Free Cars</h1>');
  expect(html).toContain('href="tel:+61755501600"');
  expect(sentence).toMatch(/try again in a few seconds\. Until then, call 07 5550 1600\.$/);
});

it('says nothing of any dealer where nobody has the name', () => {
  const { html, sentence } = away('evil.example');
  expect(html + sentence).not.toMatch(/tel:|call/);
});
