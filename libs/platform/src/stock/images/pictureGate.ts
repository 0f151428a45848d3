import { availableParallelism } from 'node:os';
import { openGate, type Gate } from '../../limits/openGate.ts';

/**
 * Where work on pictures waits for its turn: more than one for each processor would not be faster, and each takes a
 * hundred megabytes.
 * @param maxAtOnce where the machine has as many processors
 */
export const openPictureGate = (maxAtOnce = 4): Gate =>
  openGate({ maxRunning: Math.min(maxAtOnce, availableParallelism()), maxWaiting: 400 });
