// Preact under React's names, and what React 19 has beyond it, as far as the packages use it.
import { Fragment, useCallback, useContext, useState } from 'preact/compat';

export * from 'preact/compat';
export { default } from 'preact/compat';

/** Reads a context, or a promise inside Suspense. */
export function use(given) {
  if (typeof given.then !== 'function') return useContext(given);
  if (given.status === 'fulfilled') return given.value;
  if (given.status === 'rejected') throw given.reason;
  given.status = 'pending';
  given.then(
    (value) => Object.assign(given, { status: 'fulfilled', value }),
    (reason) => Object.assign(given, { status: 'rejected', reason }),
  );
  throw given;
}

export function useActionState(action, first) {
  const [state, setState] = useState(first);
  const [isPending, setPending] = useState(false);
  const run = useCallback(
    async (data) => {
      setPending(true);
      setState(await action(state, data));
      setPending(false);
    },
    [action, state],
  );
  return [state, run, isPending];
}

/** Nothing here hides what it keeps. */
export const Activity = Fragment;

export function preload(href, { as }) {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href, as }));
}
