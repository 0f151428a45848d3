import { cache } from 'react';

/** Pending loads of one page, and the parts that wait for them. */
interface Waves {
  pending: number;
  waiting: (() => void)[];
}

/** One for each page being rendered. */
const wavesOf = cache((): Waves => ({ pending: 0, waiting: [] }));

function release(waves: Waves): void {
  // Runs after all ready tasks: the parts of a page request one after the other, but within one turn.
  setImmediate(() => {
    if (waves.pending > 0) return;
    for (const go of waves.waiting.splice(0)) go();
  });
}

/**
 * Returns a load's result once everything that the page has requested by now has loaded; the parts of the page continue
 * in the order of their requests. The framework writes parts in the order in which they finish, so without this the
 * HTML of a page would depend on the cache and on other work of the host, and would not be the same byte for byte.
 */
export function inWaves<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const waves = wavesOf();
  waves.pending += 1;
  return new Promise((resolve, reject) => {
    waves.waiting.push(() => void loading.then(resolve, reject));
    const settle = (): void => {
      waves.pending -= 1;
      release(waves);
    };
    loading.then(settle, settle);
  });
}
