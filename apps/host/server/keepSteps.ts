/**
 * Runs in the page as an inline script, before the framework: Back and Forward between states of one page, which differ
 * in their hash only, are not the router's. It would render the page anew, which waits for every part that still sleeps,
 * and meanwhile nothing that loads late, such as a dialog, could be shown. Parts of the page listen to `hashchange`.
 */
export function keepSteps(): void {
  const address = (): string => location.pathname + location.search;
  let shown = address();
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name];
    history[name] = (...args: Parameters<History['pushState']>): void => {
      own.apply(history, args);
      shown = address();
    };
  }
  addEventListener(
    'popstate',
    (event) => {
      const isSame = shown === address();
      shown = address();
      if (isSame) event.stopImmediatePropagation();
    },
    true,
  );
}
