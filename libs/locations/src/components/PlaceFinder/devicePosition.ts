import type { Position } from '@forecourt/domain';

const waitMs = 10_000;
/** Maximum age in milliseconds of a cached position, recent enough to sort locations by distance. */
const maxAgeMs = 300_000;

/**
 * Where the device says it is. The browser asks its owner first; the answer stays in the page.
 * @returns null where there is no answer, or a no
 */
export function devicePosition(): Promise<Position | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, long: longitude }),
      () => resolve(null),
      { timeout: waitMs, maximumAge: maxAgeMs },
    );
  });
}
