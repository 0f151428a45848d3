/** The public search key, set by the server when it starts. */
export function searchKey(): string {
  return String((globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.searchKey')] ?? '');
}
