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

/** @returns whether it is kept */
export function store(kind: StorageKind, key: string, value: unknown): boolean {
  try {
    window[kind].setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`${key} could not be stored`, error);
    return false;
  }
}

export function remove(kind: StorageKind, key: string): void {
  try {
    window[kind].removeItem(key);
  } catch (error) {
    console.warn(`${key} could not be removed`, error);
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
