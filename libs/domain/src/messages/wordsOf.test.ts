import { describe, expect, it } from 'vitest';
import { filterAttributes } from '../search/attributes.ts';
import { around } from './around.ts';
import { filterTitle } from './filterTitle.ts';
import type { MessageTable } from './messageTable.ts';
import { pageWords } from './pageWords.ts';
import { filterMessages } from './tables/filterMessages.ts';
import { wordsOf } from './wordsOf.ts';

const lotMessages = {
  'lot.removed': 'Removed {name}',
  'lot.count': '{count, plural, one {# vehicle} other {# vehicles}}',
} as const satisfies MessageTable;

/** First strong isolate and pop directional isolate: what stands between them runs its own way. */
const apart = (value: string): string => `\u2068${value}\u2069`;

describe('the words of a table', () => {
  it('lets a value run its own way in a language from right to left', () => {
    const say = wordsOf(lotMessages, { locale: 'ar', messages: { 'lot.removed': 'أزيلت {name}' } });
    expect(say('lot.removed', { name: '2023 Toyota RAV4' })).toBe(`أزيلت ${apart('2023 Toyota RAV4')}`);
    expect(around((name) => say('lot.removed', { name }))).toEqual(['أزيلت \u2068', '\u2069']);
  });

  it('adds no sign to numbers, nor to words that run from left to right', () => {
    const arabic = wordsOf(lotMessages, {
      locale: 'ar',
      messages: { 'lot.count': '{count, plural, other {# سيارة}}' },
    });
    expect(arabic('lot.count', { count: 20 })).not.toMatch(/[\u2068\u2069]/u);
    const english = wordsOf(lotMessages, { locale: 'en-NZ', messages: {} });
    expect(english('lot.removed', { name: '2023 Toyota RAV4' })).toBe('Removed 2023 Toyota RAV4');
  });
});

describe('the name of a page', () => {
  it('is the platform’s, or the site’s own', () => {
    expect(pageWords('special-offers', { messages: {} })).toBe('Special offers');
    expect(pageWords('special-offers', { messages: { 'pageName.specialOffers': 'Deals' } })).toBe('Deals');
  });
});

describe('the heading of a filter', () => {
  it('is the platform’s for every attribute, or the site’s own', () => {
    expect(filterAttributes.map((attribute) => filterTitle(attribute))).toEqual(Object.values(filterMessages));
    const say = wordsOf(filterMessages, { messages: { 'filter.bodyLength': 'How long' } });
    expect([filterTitle('body_length', say), filterTitle('body', say)]).toEqual(['How long', 'Body type']);
  });
});
