import type { PlacedPromo } from './promos.ts';

export type ListEntry<Item> = { kind: 'item'; item: Item; index: number } | ({ kind: 'promo' } & PlacedPromo);

/** Identifies an entry among those of its list. */
export const entryKey = (entry: ListEntry<{ objectID: string }>): string =>
  entry.kind === 'promo' ? `promotion ${entry.promo.id}` : entry.item.objectID;

/** A list with its promotional cards inserted. No item is lost, whatever the positions. */
export function withPromos<Item>(items: readonly Item[], placed: readonly PlacedPromo[]): ListEntry<Item>[] {
  const entries: ListEntry<Item>[] = [];
  const waiting = [...placed];
  items.forEach((item, index) => {
    while (waiting[0] && waiting[0].position <= entries.length + 1) {
      entries.push({ kind: 'promo', ...(waiting.shift() as PlacedPromo) });
    }
    entries.push({ kind: 'item', item, index });
  });
  while (waiting[0] && waiting[0].position <= entries.length + 1) {
    entries.push({ kind: 'promo', ...(waiting.shift() as PlacedPromo) });
  }
  return entries;
}
