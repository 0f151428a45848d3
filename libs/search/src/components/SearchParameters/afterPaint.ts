/** Milliseconds after which a page is taken not to paint: one in the background never does. */
const longestFrame = 100;

/** Calls back once everything rendered so far has been painted. */
export function afterPaint(painted: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(tired);
    painted();
  };
  const tired = setTimeout(once, longestFrame);
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      once();
    };
    port2.postMessage(null);
  });
}
