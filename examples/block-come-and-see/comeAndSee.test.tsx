// @vitest-environment node
import { defineForecourt } from '@forecourt/platform/config';
import type { StockFor } from '@forecourt/templates';
import { pageMarkup, sampleNow, samplePageSite, sampleStock } from '@forecourt/templates/testing';
import { expect, it } from 'vitest';
import { comeAndSeeBlock } from './comeAndSeeBlock.ts';
import { Block } from './src/Block.tsx';

const site = samplePageSite.franchise;
const settings = { make: 'Toyota', model: 'HiLux' };
const stock: StockFor = { vehicles: sampleStock.franchise.slice(0, 2), count: 2, href: '/search/toyota/hilux' };
const shown = (found: StockFor | null, at = site) =>
  pageMarkup(at, <Block site={at} settings={settings} stock={found} now={sampleNow} />);

it('registers with its words', () => {
  const host = { templates: {}, themes: {}, forms: {} };
  const contentBlocks = { 'come-and-see': comeAndSeeBlock };
  expect(() => defineForecourt({ ...host, contentBlocks })).not.toThrow();
});

it('asks for the vehicles that its line names, and refuses a line without a make', () => {
  expect(comeAndSeeBlock.stock?.({ make: 'Toyota', model: 'HiLux' })).toEqual({ make: 'Toyota', model: 'HiLux' });
  expect(comeAndSeeBlock.settings.safeParse({ model: 'HiLux' }).success).toBe(false);
  expect(comeAndSeeBlock.settings.safeParse({ make: 'Toyota', colour: 'red' }).success).toBe(false);
});

it('says how many there are, where and when, in the site’s words', async () => {
  const html = await shown(stock);
  expect(html).toContain('2 are in stock today.');
  expect(html).toContain('href="/search/toyota/hilux"');
  expect(html).toMatch(/<table/);
  const messages = { 'comeAndSee.list': 'Alle zeigen' };
  expect(await shown(stock, { ...site, messages })).toContain('Alle zeigen');
});

it('shows nothing where none is in stock', async () => {
  expect(await shown(null)).not.toContain('in stock today');
});
