export interface TurnWish {
  /** Whether it may wait for its turn. @default true */
  mayWait?: boolean;
}

/**
 * Resolves when a page may be rendered.
 * @returns a function that ends the turn; null where the turn would come too late to be of use
 */
export type TakeTurn = (wish?: TurnWish) => Promise<(() => void) | null>;

/** Takes turns, and tells how many wait for one. */
export type PageTurns = TakeTurn & { waiting(): number };

export interface TurnOptions {
  /** Pages rendered at a time. */
  max: number;
  /** Milliseconds after which a turn ends even if the page is not finished: its data source may hang. @default 1_000 */
  longest?: number;
  /** Milliseconds that a request waits for its turn at most. @default 5_000 */
  patience?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Share of the newest turn in the average. */
const newest = 0.1;
/** How often patience has to fit into the expected wait before nobody is let into the queue: turns differ. */
const hopeless = 2;

/**
 * Limits how many pages are rendered at a time. Rendering is work of this process alone: started all at once, a rush
 * would take as long in total, and every cached page would wait for a part of each. A request whose turn would come far
 * too late, by the turns before it, is told so at once.
 */
export function openTurns({
  max,
  longest = 1_000,
  patience = 5_000,
  now = () => performance.now(),
}: TurnOptions): PageTurns {
  /** In the order of their requests. */
  const waiting = new Set<(mayBegin: boolean) => void>();
  let taken = 0;
  /** Average milliseconds of a turn. It begins at 0, because the first pages load their code. */
  let usual = 0;

  function give(): () => void {
    let isOver = false;
    const began = now();
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      usual += newest * (now() - began - usual);
      const [next] = waiting;
      // The next one takes over the slot.
      if (next) next(true);
      else taken -= 1;
    };
    const late = setTimeout(over, longest).unref();
    return over;
  }

  /** @returns whether its turn has come in time */
  function waited(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (mayBegin: boolean): void => {
        waiting.delete(settle);
        clearTimeout(tooLate);
        resolve(mayBegin);
      };
      const tooLate = setTimeout(() => settle(false), patience).unref();
      waiting.add(settle);
    });
  }

  const take: TakeTurn = async ({ mayWait = true } = {}) => {
    if (taken < max) taken += 1;
    else if (!mayWait) return null;
    else if (((waiting.size + 1) * usual) / max > hopeless * patience || !(await waited())) return null;
    return give();
  };
  return Object.assign(take, { waiting: () => waiting.size });
}
