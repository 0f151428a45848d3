import { describe, expect, it } from 'vitest';
import { readStockState, stockStates } from './stateWords.ts';
import { readYesNo } from './yesNo.ts';

describe("a feed's word for a vehicle's state", () => {
  it.each([
    [
      'in_stock',
      ['in_stock', 'IN_STOCK', 'In Stock', ' in-stock ', 'InStock', 'Available', 'ACTIVE', 'live', 'For Sale'],
    ],
    ['in_stock', ['https://schema.org/InStock', 'Not sold', 'Ready for sale!']],
    ['coming_soon', ['coming_soon', 'Coming Soon', 'comingsoon', 'In Transit', 'on order', 'PreOrder']],
    ['reserved', ['Reserved', 'UNDER OFFER', 'under_offer', 'Deposit Taken', 'On Hold', 'sale pending']],
    ['sold', ['sold', 'SOLD', 'Sold ', '**SOLD**', 'Delivered', 'Sold - pending delivery', 'SOLD/DELIVERED']],
    ['withdrawn', ['Unavailable', 'NOT_AVAILABLE', 'out of stock', 'Archived', 'draft', 'Wholesale']],
  ] as const)('means %s where it is one of the trade’s, however it is written: %j', (state, texts) => {
    for (const text of texts) expect([text, readStockState(text)]).toEqual([text, state]);
  });

  it.each(['', '1', 'S', 'A', 'used', 'sold?', 'available (not sold)', 'Sold as traded', 'TBA', 'in stock 2', '∅'])(
    'is not guessed: %j',
    (text) => expect(readStockState(text)).toBeNull(),
  );

  it('is our own name of each state, too', () => {
    expect(stockStates.map(readStockState)).toEqual(stockStates);
  });
});

describe("a feed's yes or no", () => {
  it.each([
    [true, ['1', 'Yes', ' y ', 'TRUE', 'T', 'on', 'x', 'X', '✓', '✔️', 'checked', '-1']],
    [false, ['0', 'no', 'N', 'False', 'f', 'OFF', '☐', 'unchecked']],
    [null, ['', 'maybe', '2', 'oui', '✗', 'n/a', 'yes?']],
  ] as const)('is %s for %j', (answer, texts) => {
    for (const text of texts) expect([text, readYesNo(text)]).toEqual([text, answer]);
  });
});
