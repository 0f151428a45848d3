/** Reads and writes the visitor's device. A browser may refuse or be full: then the page goes on without. */
export type StorageKind = 'localStorage' | 'sessionStorage';

export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch (error) {
    console.warn(`${key} could not be read`, error);
    return null;
  }
}

export function store(kind: StorageKind, key: string, value: unknown): void {
  try {
    window[kind].setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`${key} could not be stored`, error);
  }
}

/** Texts of a stored object, by name; nothing where something else is stored. */
export function readStoredTexts(kind: StorageKind, key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readStored(kind, key) ?? '{}');
    if (stored === null || typeof stored !== 'object') return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
