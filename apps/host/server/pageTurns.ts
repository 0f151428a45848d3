/** Resolves when a page may be made. @returns gives the turn to the next one */
export type TakeTurn = () => Promise<() => void>;

/**
 * Has only so many pages made at a time. Making one is work of this process alone: begun all at once, a rush of them
 * would take as long in all, and every page that is only sent would have to wait for a piece of each.
 * @param longest milliseconds after which a turn is over even if the page is not: what it stands on may hang
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
      // The next one takes it over.
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
