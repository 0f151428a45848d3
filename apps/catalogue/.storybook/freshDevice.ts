/**
 * Empties what stories before have stored on the device. All stories share a page: without this a story's look would
 * depend on which were shown before it.
 */
export function freshDevice(): void {
  // All sites' values at once, whatever they hold.
  /* eslint-disable forecourt/device-storage-in-one-file */
  localStorage.clear();
  sessionStorage.clear();
  /* eslint-enable forecourt/device-storage-in-one-file */
  // As the browser tells other tabs: stores read again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
