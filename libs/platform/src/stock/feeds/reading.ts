/**
 * The value of a cell, with a reason where a part of it was left out; or why there is none, where the reason is null for
 * an empty cell.
 */
export type Reading = { known: true; value: unknown; reason?: string } | { known: false; reason: string | null };
