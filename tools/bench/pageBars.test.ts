import { expect, it } from 'vitest';
import type { AppliedVisit } from './appliedVisit.ts';
import { barLines, barsOf, medianVisit, tapLine, warmLine } from './pageBars.ts';
import { slowDownFor } from './slowPhone.ts';

const visit = (of: Partial<AppliedVisit> = {}): AppliedVisit => ({
  performance: 99,
  firstPaint: 1_000,
  lcp: 1_200,
  tbt: 40,
  cls: 0,
  scripts: 120,
  html: 28,
  data: 8,
  index: 1_800,
  ...of,
});

it('meets every bar beside a floor page that is hardly faster', () => {
  expect(barLines('home', visit(), visit({ firstPaint: 900, lcp: 1_000 })).join()).not.toContain('✗');
});

it('says which bar is missed, and by how much', () => {
  const lines = barLines('home', visit({ lcp: 1_300, html: 30.1 }), visit({ lcp: 1_000 }));
  expect(lines.filter((line) => line.includes('✗'))).toEqual([
    'LCP 1300 ms, 1.30 × floor (1000) ✗',
    'HTML KiB 30.1 ✗ (data 8.0 beside)',
  ]);
});

it('gives the search page what it needs more', () => {
  expect(barsOf('search')).toMatchObject({ tbt: 150, scripts: 180 });
  expect(barsOf('article')).toMatchObject({ tbt: 100, scripts: 145 });
});

it('takes each figure’s own median', () => {
  const three = [visit({ lcp: 1, tbt: 9 }), visit({ lcp: 2, tbt: 8 }), visit({ lcp: 3, tbt: 7 })];
  expect(medianVisit(three)).toMatchObject({ lcp: 2, tbt: 8 });
});

it('counts a tap that nothing answers as missed', () => {
  expect(tapLine('menu', [{ paint: 30, answer: 180 }])).toMatch(/180 ms.*✓$/);
  expect(tapLine('menu', [{ paint: 30, answer: Infinity }])).toMatch(/never.*✗$/);
});

it('counts a way to a vehicle that never ends as missed', () => {
  expect(warmLine('finger', [90, 140, 400], [70, 100, 130])).toMatch(/140 ms, 1\.40 × floor \(100\) ✓$/);
  expect(warmLine('pointer', [Infinity], [100])).toMatch(/never ✗$/);
});

it('slows a machine down to a phone, and never speeds it up', () => {
  expect(slowDownFor(1_980)).toBe(2.2);
  expect(slowDownFor(500)).toBe(1);
});
