'use client';

import type { Location } from '@forecourt/domain';
import { useMinute } from '@forecourt/locations';
import { isOpenAt } from '@forecourt/locations/model';
import type { ReactNode } from 'react';

export interface WhileOpenProps {
  /** Its hours decide, by the clock of its own place. Give it without its numbers; see `withoutNumbers`. */
  location: Location;
  /** What is shown while it is open. */
  children: ReactNode;
}

/** Shows its children while the location is open, by the visitor's clock and not by that of the stored page. */
export function WhileOpen({ location, children }: WhileOpenProps) {
  const now = useMinute(null);
  return now !== null && isOpenAt(location, new Date(now)) ? children : null;
}
