import { vehicleStatuses } from '@forecourt/domain';
import { stockStates } from '@forecourt/domain/stock-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeState } from './mergeState.ts';
import { silentState, type RowState, type StateField } from './readState.ts';

type Stored = NonNullable<Parameters<typeof mergeState>[1]>;

const available: Stored = { status: 'in_stock', sold: false, reserved: false, show_on_dealer_website: true };
const sold: Stored = { ...available, status: 'sold', sold: true };
const reserved: Stored = { ...available, reserved: true };
const says = (row: Partial<RowState>): RowState => ({ ...silentState, ...row });
const unread = (...fields: StateField[]): RowState => says({ unread: fields });

describe('the state of a stored vehicle', () => {
  it.each<[string, RowState, Stored, Partial<Stored>]>([
    ['stays where the row says nothing', silentState, sold, sold],
    ['follows a plain word', says({ word: 'in_stock' }), sold, { status: 'in_stock', sold: false }],
    ['is sold where one of two cells says so', says({ word: 'in_stock', sold: true }), available, sold],
    ['is sold by one cell though the other cannot be read', { ...unread('status'), sold: true }, available, sold],
    ['is for sale where the other cell is empty', says({ sold: false }), sold, { status: 'in_stock', sold: false }],
    ['is free where the feed says that', says({ reserved: false }), reserved, { reserved: false }],
    ['is hidden where withdrawn', says({ word: 'withdrawn' }), sold, { ...sold, show_on_dealer_website: false }],
    [
      'keeps coming soon while it is reserved',
      says({ word: 'reserved' }),
      { ...available, status: 'coming_soon' },
      { status: 'coming_soon', reserved: true },
    ],
  ])('%s', (_, row, stored, expected) => expect(mergeState(row, stored)).toMatchObject(expected));

  it('is given free, and shown, by a later word where a word of the feed reserved or hid it', () => {
    const offer = mergeState(says({ word: 'reserved' }), available);
    const gone = mergeState(says({ word: 'withdrawn' }), offer);
    expect(gone).toMatchObject({ reserved: true, show_on_dealer_website: false });
    expect(mergeState(unread('status'), gone)).toEqual(gone);
    expect(mergeState(says({ word: 'in_stock' }), gone)).toEqual({ ...available, feed_state: undefined });
  });
});

describe('the state of a new vehicle', () => {
  it('is in stock where the feed says nothing of it', () => {
    expect(mergeState(silentState, null)).toEqual({ ...available, feed_state: undefined });
  });

  it.each<StateField>(['status', 'sold', 'reserved', 'show_on_dealer_website'])(
    'is hidden until %s can be read, and then what it says',
    (field) => {
      const first = mergeState({ ...unread(field), shown: field === 'status' ? true : null }, null);
      expect(first).toMatchObject({ sold: false, show_on_dealer_website: false });
      expect(mergeState(unread(field), first)).toEqual(first);
      expect(mergeState(silentState, first)).toEqual(first);
      expect(mergeState(says({ word: 'coming_soon' }), first)).toMatchObject({
        status: 'coming_soon',
        show_on_dealer_website: true,
        feed_state: undefined,
      });
    },
  );
});

const answer = fc.option(fc.boolean());
const anyRow: fc.Arbitrary<RowState> = fc
  .record({
    word: fc.option(fc.constantFrom(...stockStates)),
    sold: answer,
    reserved: answer,
    shown: answer,
    unread: fc.subarray<StateField>(['status', 'sold', 'reserved', 'show_on_dealer_website']),
  })
  .map(({ word, sold: isSold, reserved: isReserved, shown, unread: fields }) => ({
    word: fields.includes('status') ? null : word,
    sold: fields.includes('sold') ? null : isSold,
    reserved: fields.includes('reserved') ? null : isReserved,
    shown: fields.includes('show_on_dealer_website') ? null : shown,
    unread: fields,
  }));
const anyStored: fc.Arbitrary<Stored> = fc
  .record({ status: fc.constantFrom(...vehicleStatuses), reserved: fc.boolean(), show_on_dealer_website: fc.boolean() })
  .map((stored) => ({ ...stored, sold: stored.status === 'sold' }));

it('is never more available than stored but by what rows plainly say, and the same by the same row', () => {
  const offers = ['in_stock', 'coming_soon', 'reserved'];
  fc.assert(
    fc.property(anyStored, fc.array(anyRow, { minLength: 1, maxLength: 6 }), (stored, rows) => {
      let before = stored;
      for (const row of rows) {
        const after = mergeState(row, before);
        const { word, unread: fields } = row;
        if (before.sold && !after.sold) {
          expect(offers.includes(word ?? '') || row.sold === false).toBe(true);
          expect(fields.includes('status') || fields.includes('sold')).toBe(false);
        }
        if (before.reserved && !after.reserved) {
          const isByWord = before.feed_state?.reserved === true && ['in_stock', 'coming_soon'].includes(word ?? '');
          expect(row.reserved === false || isByWord).toBe(true);
          expect(fields.includes('status') || fields.includes('reserved')).toBe(false);
        }
        if (!before.show_on_dealer_website && after.show_on_dealer_website) {
          expect(row.shown === true || (before.feed_state?.hidden !== undefined && word !== null)).toBe(true);
          expect(fields).toEqual([]);
        }
        expect(mergeState(row, after)).toEqual(after);
        before = after;
      }
    }),
    { numRuns: 2_000 },
  );
});
