import { deviceStore } from '@forecourt/ui';

/** Whether this browser tab does something for the first time; remembers it from then on. */
export function isFirstTime(what: string): boolean {
  const done = deviceStore({ key: `fc:${what}`, area: 'sessionStorage', read: (stored) => stored !== null });
  if (done.current()) return false;
  done.set(true);
  return true;
}
