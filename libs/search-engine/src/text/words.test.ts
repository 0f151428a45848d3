import { describe, expect, it } from 'vitest';
import { foldText, indexTokens, queryWords } from './words.ts';

const tokens = (text: string) => indexTokens(text, { joinNeighbours: true });

describe('indexTokens', () => {
  it.each([
    ['CX-5', ['cx5']],
    ['CX-5', ['cx', '5']],
    ['CX5', ['cx', '5']],
    ['Land Cruiser', ['landcruiser']],
    ['LandCruiser', ['land', 'cruiser']],
    ['RAV4', ['rav', '4']],
    ['Citroën', ['citroen']],
    ["Driver's", ['drivers']],
  ])('finds %s under %j', (text, words) => {
    for (const word of words) expect(tokens(text)).toContain(word);
  });

  it('joins no neighbours where it is not asked to', () => {
    expect(indexTokens('Heated mirrors', { joinNeighbours: false })).toEqual(new Set(['heated', 'mirrors']));
  });
});

describe('foldText', () => {
  it('keeps the length, so that a match can be marked in the original', () => {
    for (const text of ['Škoda', 'ﬁne', '½ ton', 'İ', '🚗 car']) expect(foldText(text)).toHaveLength(text.length);
  });
});

describe('queryWords', () => {
  it('reads words in order and nothing from signs alone', () => {
    expect(queryWords(' Toyota   RAV-4! ')).toEqual(['toyota', 'rav', '4']);
    expect(queryWords('*"():-')).toEqual([]);
  });
});
