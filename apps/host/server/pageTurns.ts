/** Resolves when a page may be rendered. @returns a function that ends the turn */
export type TakeTurn = () => Promise<() => void>;

/**
 * Limits how many pages are rendered at a time. Rendering is work of this process alone: started all at once, a rush
 * would take as long in total, and every cached page would wait for a part of each.
 * @param longest milliseconds after which a turn ends even if the page is not finished: its data source may hang
 */
export function openTurns(max: number, longest = 1_000): TakeTurn {
  const waiting: (() => void)[] = [];
  let taken = 0;
  function give(): () => void {
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      const next = waiting.shift();
      // The next one takes over the slot.
      if (next) next();
      else taken -= 1;
    };
    const late = setTimeout(over, longest).unref();
    return over;
  }
  return async () => {
    if (taken < max) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return give();
  };
}
