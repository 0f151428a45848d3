import { expect, test } from 'vitest';
import { allWords, linkNamed, pageOf, words } from '../support/pageOf.ts';

test('[CONT-01] an article shows a block of the host where its text names one, and vehicles where it names those', async () => {
  const { main } = await pageOf('harbour-toyota', '/blog/vehicle-reviews/hilux-with-a-trailer');
  expect(words(main)).toContain('See a Toyota HiLux at Harbour Toyota Sales');
  expect(main.querySelector('[aria-label="Toyota HiLux in stock"]')).not.toBeNull();
  expect(words(main)).not.toContain('::');
  expect(linkNamed(main, 'Show what is in stock').getAttribute('href')).toBe('/search/toyota/hilux');
});

test('[CONT-01] a page of prose does too, with the hours of the place that the line names', async () => {
  const { main } = await pageOf('granite-nissan', '/pages/patrol-outback-packs');
  expect(words(main)).toContain('See a Nissan Patrol at Granite Nissan Bathurst');
  expect(allWords(main, 'table caption')).toContain('Opening hours of Granite Nissan Bathurst');
  expect(main.querySelector('[aria-label="Nissan Patrol in stock"]')).not.toBeNull();
  expect(words(main)).not.toContain('::');
});
