import { expect, it } from 'vitest';
import { generatedStock } from './baseStock.ts';
import { createChance } from './chance.ts';
import { compareWithReference } from './exactness.ts';

const seed = 20_261_121;

it('[SRCH-08] answers random questions exactly, on self-made stock with every kind of gap', async () => {
  const chance = createChance(seed);
  const order = { base: generatedStock(seed), cars: 600, questions: 600, seed, chance };
  // Questions that find nothing would prove little.
  expect(await compareWithReference(order), `seed ${seed}`).toBeGreaterThan(300);
});
