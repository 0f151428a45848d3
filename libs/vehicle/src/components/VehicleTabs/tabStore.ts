import { createOutsideStore, renamePageStep } from '@forecourt/ui';

/**
 * State of which panel is open, by the address's hash: a link to a panel, or to an element in one, opens it. Other
 * hashes change nothing.
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
    /** Opens a panel and marks it in the address without adding a history entry. */
    choose(id: string) {
      renamePageStep(`#${id}`);
      set(id);
    },
  };
}
