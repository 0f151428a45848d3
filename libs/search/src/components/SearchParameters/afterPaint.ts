/** Milliseconds after which a page is taken to paint no more: one in the background never does. */
const longestFrame = 100;

/** Calls back when what has been drawn by now is painted. */
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
