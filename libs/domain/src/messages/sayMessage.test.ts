import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { messageArguments, messageFault } from './reader/messageArguments.ts';
import { platformMessages } from './reader/platformMessages.ts';
import { sayMessage, type Values } from './sayMessage.ts';

const whole = (text: string, values: Values, locale: string): string =>
  String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format({ ...values }));

const counts = [0, 1, 2, 5, 11, 100, 1_250, 1_234_567.25, -1];
const names = ['place', 'count', 'rest'];
const words = ["{x}'s <b>#</b>", 'Perth', '{count}'];

/** Messages of the part of the format that is accepted: words, quotes, arguments, numbers, plurals in plurals. */
const message = fc.letrec<{ text: string; piece: string; plural: string }>((tie) => ({
  text: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'cars ',
      "dealer's ",
      "''",
      "'{'x''y'}' ",
      "'#'",
      '#',
      '<b>',
      'é ',
      ', ',
      "'",
      '{place}',
      '{ rest }',
    ),
    fc.constantFrom('{count, number}', '{count,number}', '{count}'),
    tie('plural'),
  ),
  plural: fc
    .tuple(tie('text'), tie('text'), tie('text'), fc.boolean())
    .map(
      ([zero, one, other, few]) =>
        `{count, plural, =0 {${zero}} one{${one}}${few ? ' few {f}' : ''}\n other {${other}}}`,
    ),
}));

describe('the short way of saying a message', () => {
  it.each(Object.entries(platformMessages))('says %s as the whole reader of the format does', (_key, text) => {
    for (const locale of ['en-AU', 'en-NZ', 'ar']) {
      for (const count of counts) {
        const values = Object.fromEntries(
          [...messageArguments(text)].map(([name, use], at) => [name, use === 'text' ? (words[at % 3] ?? '') : count]),
        );
        expect(sayMessage(text, values, locale)).toBe(whole(text, values, locale));
      }
    }
  });

  it('says any message that a site’s file may have as the whole reader does', () => {
    const standard = '{place} {rest} {count, number}';
    let accepted = 0;
    const says = fc.property(
      message.text,
      fc.constantFrom(...counts),
      fc.constantFrom('en-AU', 'ar'),
      (text, count, locale) => {
        if (messageFault(text, standard) !== null) return;
        accepted += 1;
        const values = { ...Object.fromEntries(names.map((name, at) => [name, words[at] ?? ''])), count };
        expect(sayMessage(text, values, locale)).toBe(whole(text, values, locale));
      },
    );
    fc.assert(says, { seed: 58, numRuns: 3_000 });
    expect(accepted).toBeGreaterThan(1_000);
  });

  it.each(['{count, number, percent}', '{count, plural, offset:1 other {#}}', '{count, selectordinal, other {#th}}'])(
    'is never asked for %s, which it does not know',
    (text) => {
      expect(messageFault(text, '{count, number}')).toContain('is no message');
    },
  );
});
