/** Lighthouse's slow 4G as a browser applies it: each answer comes later, and so many bits a second. */
export const slowLine = { latencyMs: 562.5, downKbps: 1_474.56, upKbps: 675 } as const;

/** Its phone. */
export const phone = { width: 412, height: 823, scale: 1.75 } as const;

/** Benchmark index of a phone of the middle: a machine slowed down to it works as fast as the phone does. */
export const phoneIndex = 900;

/**
 * How many times the browser's processor is slowed down so that the machine, as fast as it is today, works like a phone.
 * @param index the machine's benchmark index, as Lighthouse measures it
 */
export const slowDownFor = (index: number): number => Math.max(1, Math.round((index / phoneIndex) * 10) / 10);
