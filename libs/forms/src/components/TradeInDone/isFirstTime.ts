import { deviceStore } from '@forecourt/ui';

/** Whether this tab does it for the first time; from now on it has. */
export function isFirstTime(what: string): boolean {
  const done = deviceStore({ key: `fc:${what}`, area: 'sessionStorage', read: (stored) => stored !== null });
  if (done.current()) return false;
  done.set(true);
  return true;
}
