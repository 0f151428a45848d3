import type { DeviceClass } from '../../ports/visitPort.ts';

/** Which counter of a day it is. */
export interface CounterKey {
  siteSlug: string;
  day: string;
  page: string;
  device: DeviceClass;
  figure: string;
  entry: string;
}

export type Counted = CounterKey & { count: number };
