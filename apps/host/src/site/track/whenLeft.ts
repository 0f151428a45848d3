/** Runs each time the page is hidden or left: on phones nothing else is sure to come after. */
export function whenLeft(run: () => void): void {
  addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && run());
}
