/** Milliseconds that a refusal is held back. */
const heldMs = 500;
/** Refusals that are held at a time: each keeps a connection and the little that is left of its request. */
const most = 2_000;
const tooMany = 429;

/**
 * Holds back refusals of visitors who ask too much. Who asks again as soon as there is an answer would else keep the
 * host busy with nothing but refusing, and everybody behind them in its queue.
 */
export function heldRefusals(): (status: number) => Promise<void> {
  let held = 0;
  return async (status) => {
    if (status !== tooMany || held >= most) return;
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, heldMs));
    held -= 1;
  };
}
