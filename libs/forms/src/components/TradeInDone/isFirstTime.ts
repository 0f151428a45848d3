import { readStored, store } from '../../storage/deviceStorage.ts';

/** What this page did already, where the tab's storage is refused. */
const done = new Set<string>();

/** Whether this tab does it for the first time; from now on it has. */
export function isFirstTime(what: string): boolean {
  const key = `fc:${what}`;
  if (done.has(key) || readStored('sessionStorage', key) !== null) return false;
  done.add(key);
  store('sessionStorage', key, true);
  return true;
}
