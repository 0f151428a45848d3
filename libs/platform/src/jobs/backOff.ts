import type { DeliveryTiming } from '../config/leadsConfig.ts';

/**
 * Seconds to wait after the given number of failed tries: four times longer each time, with a jitter of a fifth either
 * way, so that not all deliveries are tried at once when a destination is back.
 * @param chance from 0 up to 1
 * @example backOffSeconds(2, 0.5, { firstDelaySeconds: 10, maxDelaySeconds: 3_600 }) // 40
 */
export function backOffSeconds(
  failures: number,
  chance: number,
  { firstDelaySeconds, maxDelaySeconds }: Pick<DeliveryTiming, 'firstDelaySeconds' | 'maxDelaySeconds'>,
): number {
  const wait = Math.min(maxDelaySeconds, firstDelaySeconds * 4 ** (failures - 1));
  return wait * (0.8 + 0.4 * chance);
}
