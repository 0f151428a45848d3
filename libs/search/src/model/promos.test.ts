import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePromo, samplePromos } from '../testing/samplePromo.ts';
import { placePromos, type PromoList, type PromoPlan } from './promos.ts';

const now = new Date('2026-07-10T12:00:00Z');
const day = 86_400_000;
const plan = (given: Partial<PromoPlan> = {}): PromoPlan => ({
  nodes: samplePromos(4),
  positions: [4, 6, 8, 17],
  shuffle: false,
  ...given,
});
const page = (given: Partial<PromoList> = {}): PromoList => ({ now, count: 24, perPage: 24, ...given });
const places = (given: Partial<PromoPlan>, list: Partial<PromoList> = {}) =>
  placePromos(plan(given), page(list)).map(({ position }) => position);
const ids = (given: Partial<PromoPlan>, list: Partial<PromoList> = {}) =>
  placePromos(plan(given), page(list)).map(({ promo }) => promo.id);

describe('promotional cards', () => {
  it('[SRCH-11] are placed at the configured positions, counting the cards themselves', () => {
    expect(places({})).toEqual([4, 6, 8, 17]);
    expect(places({ positions: [9] })).toEqual([9]);
    expect(places({ nodes: samplePromos(2) })).toEqual([4, 6]);
  });

  it('[SRCH-11] run from their start until just before their expiry', () => {
    const node = { ...samplePromo, start: '2025-07-01T00:00:00+10:00', expiry: '2025-07-24T00:00:00+10:00' };
    const at = (time: string) => places({ nodes: [node] }, { now: new Date(time) }).length;
    expect(at('2025-06-30T13:59:59Z')).toBe(0);
    expect(at('2025-06-30T14:00:00Z')).toBe(1);
    expect(at('2025-07-23T13:59:59Z')).toBe(1);
    expect(at('2025-07-23T14:00:00Z')).toBe(0);
  });

  it('[SRCH-11] have a position of their own, and take turns where several want the same one', () => {
    const pinned = { ...samplePromo, id: 'pinned', position: 6 };
    const placed = placePromos(plan({ nodes: [...samplePromos(4), pinned] }), page());
    expect(placed.find(({ promo }) => promo.id === 'pinned')?.position).toBe(6);
    expect(placed.map(({ position }) => position)).toEqual([4, 6, 8, 17]);
    const two = ['a', 'b'].map((id) => ({ ...samplePromo, id, position: 2 }));
    const seen = [0, 1].map((days) => ids({ nodes: two }, { now: new Date(now.getTime() + days * day) }));
    expect(seen.flat().toSorted()).toEqual(['a', 'b']);
  });

  it('[SRCH-11] belong to their kinds of stock; strict ones only where the list is narrowed to them', () => {
    const used = { ...samplePromo, display: ['used' as const] };
    const strict = { ...used, strictDisplay: true };
    const shown = (node: typeof used, carTypes: PromoList['carTypes']) =>
      places({ nodes: [node] }, { carTypes }).length;
    expect([shown(used, []), shown(used, ['new', 'used']), shown(used, ['new'])]).toEqual([1, 1, 0]);
    expect([shown(strict, []), shown(strict, ['new', 'used']), shown(strict, ['used'])]).toEqual([0, 0, 1]);
  });

  it('[SRCH-11] are left out where too few vehicles come before them', () => {
    expect(places({}, { count: 12 })).toEqual([4, 6, 8]);
    expect(places({}, { count: 3 })).toEqual([4]);
    expect(places({}, { count: 2 })).toEqual([]);
    expect(places({}, { count: 0 })).toEqual([]);
    expect(places({ positions: [1, 2, 3] }, { count: 1 })).toEqual([1]);
  });

  it('[SRCH-11] continue the rotation on the next page', () => {
    const nodes = samplePromos(6);
    const [first, second] = [0, 1].map((number) => ids({ nodes }, { page: number }));
    expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(6);
  });

  it('[SRCH-11] begin their day where the dealer is', () => {
    const nodes = samplePromos(2);
    const one = { nodes, positions: [4], utcOffset: 480 };
    expect(ids(one, { now: new Date('2026-07-10T15:59:00Z') })).not.toEqual(
      ids(one, { now: new Date('2026-07-10T16:01:00Z') }),
    );
    expect(ids(one, { now: new Date('2026-07-10T16:01:00Z') })).toEqual(
      ids(one, { now: new Date('2026-07-11T15:59:00Z') }),
    );
  });
});

const plans = fc.record({
  nodes: fc
    .nat({ max: 9 })
    .chain((count) =>
      fc
        .array(fc.option(fc.integer({ min: 1, max: 30 })), { minLength: count, maxLength: count })
        .map((positions) =>
          samplePromos(count).map((node, index) => ({ ...node, position: positions[index] ?? null })),
        ),
    ),
  positions: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
  shuffle: fc.boolean(),
});
const lists = fc.record({
  now: fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * day)),
  count: fc.nat({ max: 30 }),
  page: fc.nat({ max: 9 }),
});

describe('promotional cards, whatever is configured', () => {
  it('[SRCH-11] appear once each, in order, never beyond the list and never more of them than vehicles', () => {
    fc.assert(
      fc.property(plans, lists, (given, list) => {
        const placed = placePromos(given, list);
        const at = placed.map(({ position }) => position);
        expect(at).toEqual([...new Set(at)].toSorted((a, b) => a - b));
        expect(new Set(placed.map(({ promo }) => promo.id)).size).toBe(placed.length);
        expect(placed.length).toBeLessThanOrEqual(list.count);
        for (const [before, { position, promo }] of placed.entries()) {
          expect(position - 1 - before).toBeLessThanOrEqual(list.count);
          if (promo.position !== null) expect(position).toBe(promo.position);
        }
        expect(placePromos(given, list)).toEqual(placed);
      }),
    );
  });

  it('[SRCH-11] are each seen within as many days as there are cards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        lists,
        (count, positions, shuffle, list) => {
          const given = { nodes: samplePromos(count), positions, shuffle };
          const days = Array.from({ length: count }, (_, index) => new Date(list.now.getTime() + index * day));
          const seen = days.flatMap((one) => placePromos(given, { now: one, count: 24 }).map(({ promo }) => promo.id));
          expect(new Set(seen).size).toBe(count);
        },
      ),
    );
  });
});
