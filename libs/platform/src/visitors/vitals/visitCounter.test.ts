import type { VisitReport } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { browser } from '../events/testing/eventSamples.ts';
import { createVisitCounter, deviceOf, maxElements, otherElements } from './visitCounter.ts';

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const visit = (value: number, target?: string): VisitReport => ({
  path: '/',
  figures: [{ name: 'LCP', value, target }],
});
const day = '2026-03-10';

it('adds visits of a kind up, and keeps phones apart from desks', () => {
  const counter = createVisitCounter();
  for (const value of [2_400, 2_450]) counter.count(sampleSite, visit(value), browser, day);
  counter.count(sampleSite, visit(2_450), phone, day);
  const shared = { siteSlug: sampleSite.slug, day, page: 'home', figure: 'LCP', entry: '10' };
  expect(counter.take()).toEqual([
    { ...shared, device: 'desk', count: 2 },
    { ...shared, device: 'phone', count: 1 },
  ]);
  expect(counter.take()).toEqual([]);
  expect(deviceOf('')).toBe('desk');
});

it('adds what could not be stored to what came since', () => {
  const counter = createVisitCounter();
  counter.count(sampleSite, visit(100), browser, day);
  const taken = counter.take();
  counter.count(sampleSite, visit(100), browser, day);
  counter.putBack(taken);
  expect(counter.take().map(({ count }) => count)).toEqual([2]);
});

it('keeps a bounded number of elements, however many are made up, and starts anew with the next day', () => {
  const counter = createVisitCounter();
  const many = Array.from({ length: 500 }, (_, at) => `main>x${at}`);
  for (const element of many) counter.count(sampleSite, visit(100, element), browser, day);
  const kept = counter.take().filter(({ figure }) => figure === 'LCP element');
  expect(kept).toHaveLength(maxElements + 1);
  expect(kept.find(({ entry }) => entry === otherElements)?.count).toBe(500 - maxElements);
  counter.count(sampleSite, visit(100, 'main>fresh'), browser, '2026-03-11');
  expect(counter.take().map(({ entry }) => entry)).toContain('main>fresh');
});
