import { describe, expect, it } from 'vitest';
import { closeWords } from './closeWords.ts';
import { defaultTypoSizes } from './typos.ts';
import { WordStore } from './WordStore.ts';

const store = new WordStore();
const words = 'toyota corolla hilux landcruiser mitsubishi kia 2019 mazda camry pajero hyundai gold golf';
store.put(1, { title: words.split(' '), more: [] });
const close = (word: string, prefix = false): string[] =>
  closeWords(store, word, prefix, defaultTypoSizes).map(({ code }) => store.word(code));

describe('closeWords', () => {
  it.each([
    ['toyta', 'toyota'],
    ['tyoota', 'toyota'],
    ['corola', 'corolla'],
    ['hilxu', 'hilux'],
    ['mitsubushi', 'mitsubishi'],
    ['mitsibushi', 'mitsubishi'],
    ['bitsubishi', 'mitsubishi'],
    ['imtsubishi', 'mitsubishi'],
    ['itsubishi', 'mitsubishi'],
    ['landcruser', 'landcruiser'],
    ['landcrusier', 'landcruiser'],
    ['camary', 'camry'],
    ['pajreo', 'pajero'],
    ['hyundia', 'hyundai'],
  ])('[SRCH-02] reads %s as %s', (typed, meant) => {
    expect(close(typed)).toEqual([meant]);
  });

  it('finds a mistyped beginning while the visitor is still typing', () => {
    expect(close('lnadcru', true)).toEqual(['landcruiser']);
    expect(close('nitsubis', true)).toEqual(['mitsubishi']);
  });

  it('leaves short words, first letters of short words and numbers as they are', () => {
    for (const word of ['kai', '2018', 'boyota']) expect(close(word)).toEqual([]);
  });

  it('forgives from as many letters as it is told', () => {
    expect(closeWords(store, 'kai', false, { one: 3, two: 8 }).map(({ code }) => store.word(code))).toEqual(['kia']);
    expect(closeWords(store, 'camary', false, { one: 7, two: 9 })).toEqual([]);
  });
});
