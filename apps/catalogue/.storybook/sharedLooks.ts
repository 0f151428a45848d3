import type { BrowserCommand } from 'vitest/node';

/** What a page learns of the others. */
export interface LearntLooks {
  looks: string[];
  /** How many are known: asked from there the next time. */
  count: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Adds looks in which nothing was found, and returns those that were added after the first `known`. */
    exchangeLooks(own: readonly string[], known: number): Promise<LearntLooks>;
  }
}

/** Looks and kinds in which nothing is wrong, for all pages of a run: two pages would measure most of them twice. */
export function sharedLooks() {
  const looks: string[] = [];
  const exchangeLooks: BrowserCommand<[own: readonly string[], known: number]> = (_, own, known) => {
    const learnt = looks.slice(known);
    looks.push(...own);
    return { looks: learnt, count: looks.length } satisfies LearntLooks;
  };
  return { exchangeLooks };
}
