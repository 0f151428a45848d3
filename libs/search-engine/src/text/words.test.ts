import { describe, expect, it } from 'vitest';
import { indexTokens } from './indexTokens.ts';
import { baseWord, wordForms } from './wordForms.ts';
import { foldText, queryWords } from './words.ts';

const tokens = (text: string) => indexTokens(text, { isName: true });

describe('indexTokens', () => {
  it.each([
    ['CX-5', ['cx5']],
    ['CX-5', ['cx', '5']],
    ['CX5', ['cx', '5']],
    ['Land Cruiser', ['=landcruiser']],
    ['3 Series', ['=3series', '3', 'series']],
    ['Mazda > 2', ['=mazda2', 'mazda', '2']],
    ['GT-R V-Spec', ['gtr', 'vspec', '=gtr']],
    ['LandCruiser', ['land', 'cruiser']],
    ['RAV4', ['rav', '4']],
    ['Citroën', ['citroen']],
    ["Driver's", ['drivers']],
  ])('finds %s under %j', (text, words) => {
    for (const word of words) expect(tokens(text)).toContain(word);
  });

  it('joins no words that stand apart in a text which is no name', () => {
    expect(indexTokens('GT-R V-Spec', { isName: false })).not.toContain('rv');
    expect(indexTokens('Heated mirrors', { isName: false })).toEqual(new Set(['heated', 'mirrors', ' heated mirrors']));
  });
});

describe('wordForms', () => {
  it.each([
    ['utes', 'ute'],
    ['wagons', 'wagon'],
    ['hatches', 'hatch'],
    ['toyotas', 'toyota'],
    ['4wds', '4wd'],
    ['bodies', 'body'],
    ['coupes', 'coupe'],
    ['buses', 'buse'],
  ])('finds %s under %s, and the other way round', (plural, single) => {
    expect(baseWord(plural)).toBe(single);
    expect(new Set(wordForms(plural))).toEqual(new Set(wordForms(single)));
  });

  it.each(['lexus', 'yaris', 'cross', 'gts', 'prius', '86', 'ss'])('takes %s for no plural', (word) => {
    expect(baseWord(word)).toBe(word);
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
