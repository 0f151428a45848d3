import { createOutsideStore } from '@forecourt/ui';

/**
 * Which of several panels is open, by the address's hash: a link to a panel, or to something inside one, opens it. Hashes
 * of anything else leave it as it is.
 */
export function createTabStore(ids: readonly string[]) {
  let chosen: string | null = null;

  const named = (): string | null => {
    const hash = decodeURIComponent(window.location.hash.slice(1));
    if (ids.includes(hash)) return hash;
    const around = hash && document.getElementById(hash)?.closest('[data-tab]')?.id;
    return around && ids.includes(around) ? around : null;
  };
  const { current, subscribe, refresh } = createOutsideStore(
    () => (chosen ??= named() ?? ids[0] ?? ''),
    () => {
      window.addEventListener('hashchange', follow);
      return () => window.removeEventListener('hashchange', follow);
    },
  );
  const set = (id: string) => {
    chosen = id;
    refresh();
  };
  const follow = () => {
    const id = named();
    if (!id) return;
    set(id);
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    requestAnimationFrame(() => target?.scrollIntoView?.());
  };
  return {
    current,
    subscribe,
    /** Opens one and marks it in the address, without a step of history for each look. */
    choose(id: string) {
      window.history.replaceState(null, '', `#${id}`);
      set(id);
    },
  };
}
