// @vitest-environment node
import { expect, it } from 'vitest';
import { applyEdits } from './edits.ts';

it('puts texts in, takes them out and replaces them, in any order', () => {
  const edits = [
    { from: 8, to: 11, text: 'cat' },
    { from: 0, to: 0, text: 'See ' },
    { from: 3, to: 7, text: '' },
  ];
  expect(applyEdits('the old dog', edits)).toBe('See the cat');
});

it('keeps the order of what is put in at one place', () => {
  const edits = ['a', 'b', 'c'].map((text) => ({ from: 1, to: 1, text }));
  expect(applyEdits('()', edits)).toBe('(abc)');
});

it('leaves a text without edits as it is', () => {
  expect(applyEdits('text', [])).toBe('text');
});
