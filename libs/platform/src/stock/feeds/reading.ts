/** The value of a cell, or why there is none; the reason is null for an empty cell. */
export type Reading = { known: true; value: unknown } | { known: false; reason: string | null };
