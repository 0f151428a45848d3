import { describe, expect, it } from 'vitest';
import { openDrawnCards, type DrawnCardStore } from './drawnCards.ts';

/** An item of a list as a page has it: the card that was drawn before, or a new one under its name. */
function item(store: DrawnCardStore, content: string, card: string, facts = 'site'): string {
  const found = store.of(facts).find(content);
  return 'html' in found
    ? `<li class="item">${found.html}</li>`
    : `<li class="item" data-drawn-as="${found.name}">${card}</li>`;
}

const page = (store: DrawnCardStore, ...items: string[]) =>
  store.readPage(Buffer.from(`<ul>${items.join('')}</ul>`)).toString();

const corolla = '<article>Corolla – 5 seats<ul><li>Petrol</li><li class="a">Automatic</li></ul></article>';
const camry = '<article>Camry</article>';

describe('cards that were drawn before', () => {
  it('are given to the next page, which is the same', () => {
    const store = openDrawnCards();
    const draw = () => page(store, item(store, 'one', corolla), item(store, 'two', camry));
    const first = draw();
    expect(first).toBe(`<ul><li class="item">${corolla}</li><li class="item">${camry}</li></ul>`);
    expect(store.of('site').find('one')).toEqual({ html: corolla });
    expect(store.of('site').find('two')).toEqual({ html: camry });
    expect(draw()).toBe(first);
  });

  it('are drawn anew where the site, the time or the vehicle differs', () => {
    const store = openDrawnCards();
    page(store, item(store, 'one', corolla));
    expect(store.of('other site').find('one')).not.toHaveProperty('html');
    expect(store.of('site').find('other vehicle')).not.toHaveProperty('html');
  });

  it('are not kept where they hold a part that is still to come or an id of their place, or never end', () => {
    const store = openDrawnCards();
    const odd = ['<template id="B:0"></template>', '<!--$--><p></p><!--/$-->', '<p id="_R_1_"></p>', '<ul><li>'];
    for (const card of odd) {
      expect(page(store, item(store, card, card))).not.toContain('data-drawn-as');
      expect(store.of('site').find(card)).not.toHaveProperty('html');
    }
  });

  it('are not taken from what only looks like one', () => {
    const store = openDrawnCards();
    store.of('site').find('one');
    const forged = '<ul><li data-drawn-as="1">Forged</li></ul>';
    expect(store.readPage(Buffer.from(forged)).toString()).toBe(forged);
    expect(store.of('site').find('one')).not.toHaveProperty('html');
  });

  it('are forgotten when there are too many letters, the least used first', () => {
    const store = openDrawnCards({ maxLetters: 400 });
    for (const name of ['one', 'two', 'three']) page(store, item(store, name, `${name} `.repeat(25)));
    expect(store.of('site').find('one')).not.toHaveProperty('html');
    expect(store.of('site').find('three')).toHaveProperty('html');
  });
});
