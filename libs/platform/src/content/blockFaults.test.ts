import { expect, it } from 'vitest';
import { z } from 'zod';
import { readBlock } from '../config/registry/contentBlocks.ts';
import { defineBlock } from '../ports/contentBlockPort.ts';
import { blockFaults } from './blockFaults.ts';

const hours = defineBlock({
  settings: z.strictObject({ place: z.string().min(1), days: z.coerce.number().int().max(7).default(7) }),
  module: '@acme/blocks/Hours',
  stock: ({ place }) => (place === 'north' ? { make: 'Kia' } : null),
});
const blocks = { hours };
const messages = (text: string, own: typeof blocks | null = blocks) =>
  blockFaults('article', { text }, own).map(({ message }) => message);

it('takes lines of the platform’s blocks and of the host’s', () => {
  const lines = ['::stock{make=Kia}', '::model{make=Kia model="EV 9"}', '::hours{place=north days=5}'];
  expect(messages(lines.join('\n\n'))).toEqual([]);
  expect(messages('No ::hour{} here.\n\n```\n::hour{}\n```')).toEqual([]);
});

it.each([
  ['One.\n\n::hour{place=north}', ["line 3: 'hour' is not a block of this host; did you mean 'hours'?"]],
  ['::stok{make=Kia}', ["line 1: 'stok' is not a block of this host; did you mean 'stock'?"]],
  ['::stock{}', ["line 1: the block 'stock': make is missing: it needs text"]],
  ['::model{make=Kia}', ["line 1: the block 'model': model is missing: it needs text"]],
  ['::stock{mark=Kia make=Kia}', ["line 1: the block 'stock': mark is not a known setting; did you mean 'make'?"]],
  ['::hours{place=north days=9}', ["line 1: the block 'hours': days must be at most 7"]],
])('says what is wrong in %j', (text, expected) => {
  expect(messages(text)).toEqual(expected);
});

it('takes any name where nobody knows the host’s blocks, and still checks the platform’s', () => {
  expect(messages('::anything{a=b}', null)).toEqual([]);
  expect(messages('::stock{}', null)).toHaveLength(1);
});

it('checks prose alone that may hold blocks', () => {
  expect(blockFaults('person', { about: '::hour{}' }, blocks)).toEqual([]);
  expect(blockFaults('page', { text: '::hour{}' }, blocks)).toHaveLength(1);
});

it('reads a line as the block’s schema does, with the vehicles that it shows', () => {
  expect(readBlock(blocks, 'hours', { place: 'north' })).toEqual({
    settings: { place: 'north', days: 7 },
    stock: { make: 'Kia' },
  });
  expect(readBlock(blocks, 'hours', { place: 'south' })?.stock).toBeNull();
  expect(readBlock(blocks, 'hours', {})).toBeNull();
  expect(readBlock(blocks, 'toString', {})).toBeNull();
});

it('refuses a block that is named by path from nowhere', () => {
  expect(() => defineBlock({ settings: z.strictObject({}), module: './Hours.js' })).toThrow("from: import.meta.url'");
});
