/** Text values of a stored object, by name; empty where something else is stored. */
export function storedTexts(stored: unknown): Record<string, string> {
  if (stored === null || typeof stored !== 'object') return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
}
