import { afterEach, describe, expect, it } from 'vitest';
import { forwardKey, isRightToLeft, scrolledFromStart, scrollFromStart, shareFromStart } from './direction.ts';

function rowIn(dir: 'ltr' | 'rtl'): HTMLElement {
  const row = document.createElement('div');
  // The test's document knows no rules for `dir`.
  row.style.direction = dir;
  row.getBoundingClientRect = () => new DOMRect(100, 0, 200, 10);
  document.body.append(row);
  return row;
}
afterEach(() => document.body.replaceChildren());

describe('where text runs from left to right', () => {
  it('counts from the left', () => {
    const row = rowIn('ltr');
    expect(isRightToLeft(row)).toBe(false);
    scrollFromStart(row, 40);
    expect(row.scrollLeft).toBe(40);
    expect(scrolledFromStart(row)).toBe(40);
    expect(shareFromStart(row, 150)).toBe(0.25);
    expect(forwardKey('ArrowRight', row)).toBe('ArrowRight');
  });
});

describe('where text runs from right to left', () => {
  it('counts from the right', () => {
    const row = rowIn('rtl');
    expect(isRightToLeft(row)).toBe(true);
    scrollFromStart(row, 40);
    expect(row.scrollLeft).toBe(-40);
    expect(scrolledFromStart(row)).toBe(40);
    expect(shareFromStart(row, 150)).toBe(0.75);
  });

  it.each([
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowLeft', 'ArrowRight'],
    ['Home', 'Home'],
  ])('reads %s as %s', (key, read) => {
    expect(forwardKey(key, rowIn('rtl'))).toBe(read);
  });
});

it('is at the start of an element without width', () => {
  expect(shareFromStart(document.createElement('div'), 10)).toBe(0);
});
