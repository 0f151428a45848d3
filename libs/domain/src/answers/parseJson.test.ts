import { describe, expect, it } from 'vitest';
import { maxJsonDepth, parseJson } from './parseJson.ts';

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('JSON from outside', () => {
  it.each([lists, objects])('is read down to the deepest level that is allowed', (nested) => {
    expect(parseJson(nested(maxJsonDepth))).toEqual(JSON.parse(nested(maxJsonDepth)));
    for (const levels of [maxJsonDepth + 1, 500_000]) {
      expect(() => parseJson(nested(levels))).toThrow('it is nested more than 64 deep');
    }
  });

  it('may have any number of brackets beside each other, and within its texts', () => {
    const value = {
      texts: ['['.repeat(100), '"'.repeat(3) + '{'.repeat(100), '\\', '\\"' + '['.repeat(100)],
      many: [] as object[],
    };
    value.many = Array.from({ length: 100 }, () => ({ a: [] }));
    expect(parseJson(JSON.stringify(value))).toEqual(value);
  });

  it.each(['', '[', '{"a":}', '\\', '"'])('that is malformed is refused as JSON.parse does: %j', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});
