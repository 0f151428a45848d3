'use client';

import type { Location } from '@forecourt/domain';
import { OpeningStatus } from '@forecourt/locations';
import { useMinute } from './useMinute.ts';

export interface OpenNowProps {
  /** Give it without its numbers; see `withoutNumbers`. */
  location: Location;
  /** When the page was made, in milliseconds. */
  madeAt: number;
}

/** 'Open until 5:30 pm', kept up to date by the visitor's clock. */
export function OpenNow({ location, madeAt }: OpenNowProps) {
  return <OpeningStatus location={location} now={new Date(useMinute(madeAt))} />;
}
