/** What a cell says: a value, or nothing, where the reason tells what was wrong; null: the cell is simply empty. */
export type Reading = { known: true; value: unknown } | { known: false; reason: string | null };
