import { describe, expect, it } from 'vitest';
import { fixedMessages } from './fixedMessages.ts';
import { messageArguments, messageFault } from './messageArguments.ts';
import { browserMessages, messageSubject, serverSubjects } from '../browserMessages.ts';
import type { MessageTable } from '../messageTable.ts';
import { countryMessages } from '../countries/countryMessages.ts';
import { platformMessages } from './platformMessages.ts';
import { wordsOf } from '../wordsOf.ts';

const table = {
  'stock.title': 'All vehicles',
  'stock.results': '{count, plural, =0 {No vehicle} one {# vehicle} other {# vehicles}} near {place}',
  'stock.page': 'Page {page, number}',
  'stock.only': 'Only one {noun} is left',
} as const satisfies MessageTable;
const platform = wordsOf(table, { messages: {} });

describe('words of a site', () => {
  it('are the platform’s where the site says nothing, with the right plural and numbers as Australia writes them', () => {
    expect(platform('stock.title')).toBe('All vehicles');
    expect([0, 1, 1_250].map((count) => platform('stock.results', { count, place: 'Perth' }))).toEqual([
      'No vehicle near Perth',
      '1 vehicle near Perth',
      '1,250 vehicles near Perth',
    ]);
  });

  it('are the site’s own where its file has some, and keep what looks like markup as text', () => {
    const own = wordsOf(table, { messages: { 'stock.title': 'Cars < vans', 'stock.results': '{count} <b>cars</b>' } });
    expect(own('stock.title')).toBe('Cars < vans');
    expect(own('stock.results', { count: 3, place: '{x}' })).toBe('3 <b>cars</b>');
  });

  it('take an argument behind a word that could open a form of a plural', () => {
    expect(platform('stock.only', { noun: 'ute' })).toBe('Only one ute is left');
  });

  it('take a value as it is, whatever signs it has', () => {
    expect(platform('stock.results', { count: 1, place: "'{count}' <i>" })).toBe("1 vehicle near '{count}' <i>");
  });

  it('ask for the values of their text, which the compiler checks', () => {
    // @ts-expect-error a place is missing
    expect(platform('stock.results', { count: 1 })).toBe('1 vehicle near ');
    // @ts-expect-error there is no such message
    expect(platform('stock.heading')).toBe('stock.heading');
    // @ts-expect-error a plural is chosen by a number
    platform('stock.results', { count: 'one', place: 'Perth' });
  });
});

describe('a text in place of the platform’s', () => {
  it.each([
    ['Vehicles', null],
    ['{count, plural, one {# car} other {# cars}}', null],
    ['{count} cars at {place}', null],
    ['{count, number} cars', null],
    ['{count', "a '{' is not closed"],
    ['{count cars', 'is no argument'],
    ['{count, plural, one {# car}}', "a plural needs its form 'other'"],
    ['{}', "nothing stands between '{' and '}'"],
    ['{town}', 'has no argument {town}: there is {count}, {place}'],
    ['{place, plural, other {x}}', '{place} is no number here'],
    ['{count, select, other {x}}', 'messages know arguments, numbers and plurals only'],
  ])('%s is judged: %s', (text, fault) => {
    const found = messageFault(text, table['stock.results']);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('takes no argument where the platform’s text has none', () => {
    expect(messageFault('All {count}', table['stock.title'])).toContain('it takes none');
  });
});

it.each(Object.entries(platformMessages))('%s is a message under a key of two parts', (key, text) => {
  expect(key).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
  expect(() => messageArguments(text)).not.toThrow();
});

it('keeps wording of the law under keys that exist', () => {
  expect(Object.keys(platformMessages)).toEqual(expect.arrayContaining([...fixedMessages]));
});

describe('words that travel to browsers', () => {
  it('are a site’s own, without those of mails and papers', () => {
    expect(browserMessages({ 'mail.call': 'Ring {phone}', 'trail.home': 'Start' })).toEqual({ 'trail.home': 'Start' });
  });

  it('leave out subjects that exist', () => {
    expect([...new Set(Object.keys(platformMessages).map(messageSubject))]).toEqual(
      expect.arrayContaining([...serverSubjects]),
    );
  });
});

describe('words of a country', () => {
  it.each(
    Object.entries(countryMessages).flatMap(([country, words]) =>
      Object.entries(words).map((row) => [country, ...row] as const),
    ),
  )('says in %s %s with the arguments of the message that it replaces', (_, key, text) => {
    expect(Object.keys(platformMessages)).toContain(key);
    expect(messageFault(text, platformMessages[key] ?? '')).toBeNull();
  });
});
