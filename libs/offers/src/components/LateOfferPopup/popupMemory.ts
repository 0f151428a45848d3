import { deviceStore, siteKey, type DeviceStore } from '@forecourt/ui';

const numberOrNull = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);

/** Number of pages viewed in this visit. */
const viewsStore = (site: string): DeviceStore<number> =>
  deviceStore({
    key: siteKey(site, 'offer-views'),
    area: 'sessionStorage',
    read: (stored) => numberOrNull(stored) ?? 0,
  });

/** When the popup was closed, in milliseconds since 1970; null where it was not. */
export const closedStore = (site: string): DeviceStore<number | null> =>
  deviceStore({ key: siteKey(site, 'offer-closed'), read: numberOrNull });

/**
 * Counts a page view.
 * @returns how many the visit has by now; null in a browser that keeps nothing, where a popup could not be put away
 */
export function countView(site: string): number | null {
  const store = viewsStore(site);
  const views = store.current() + 1;
  return store.set(views) ? views : null;
}
