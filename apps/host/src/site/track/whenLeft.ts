/** Runs each time the page is hidden or left: on phones no later event is guaranteed. */
export function whenLeft(run: () => void): void {
  addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && run());
}
