import { cache } from 'react';

/** Pending loads of one page, and the parts that wait for them. */
interface Waves {
  pending: number;
  waiting: (() => void)[];
}

/** One for each page that is being made. */
const wavesOf = cache((): Waves => ({ pending: 0, waiting: [] }));

function release(waves: Waves): void {
  // After all tasks that are ready: the parts of a page request one after the other, but within one turn.
  setImmediate(() => {
    if (waves.pending > 0) return;
    for (const go of waves.waiting.splice(0)) go();
  });
}

/**
 * What was loaded, once everything is there that the page has asked for by now; the parts of the page go on in the order
 * in which they asked. The framework writes parts down as they come, so otherwise it would depend on what was kept and
 * what else the host did how the same page reads, and no two would be alike byte for byte.
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
