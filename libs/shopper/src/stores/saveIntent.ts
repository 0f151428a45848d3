import { deviceStore, siteKey } from '@forecourt/ui';

/**
 * The vehicle that the visitor pressed to save before signing in, in this tab. An address alone saves nothing, because
 * anybody could have made it.
 */
const intentOf = (siteSlug: string) =>
  deviceStore<string | null>({
    key: siteKey(siteSlug, 'to-save'),
    area: 'sessionStorage',
    read: (stored) => (typeof stored === 'string' ? stored : null),
  });

/** @returns false where the browser keeps nothing */
export const noteSaveIntent = (siteSlug: string, vehicleId: string): boolean => intentOf(siteSlug).set(vehicleId);

/** Returns the pressed vehicle and forgets it. */
export function takeSaveIntent(siteSlug: string): string | null {
  const intent = intentOf(siteSlug);
  const id = intent.current();
  intent.clear();
  return id;
}
