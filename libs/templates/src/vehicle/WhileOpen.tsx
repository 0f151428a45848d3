'use client';

import { useMinute } from '@forecourt/locations';
import { isOpenAt, type PlaceHours } from '@forecourt/locations/model';
import type { ReactNode } from 'react';

export interface WhileOpenProps {
  /** The hours that decide, in their own time zone; see `placeHours`. */
  location: PlaceHours;
  /** Content during opening hours. */
  children: ReactNode;
}

/** Shows its children while the location is open, by the visitor's clock and not that of the stored page. */
export function WhileOpen({ location, children }: WhileOpenProps) {
  const now = useMinute(null);
  return now !== null && isOpenAt(location, new Date(now)) ? children : null;
}
