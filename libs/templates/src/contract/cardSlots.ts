import type { VehicleSummary } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** Parts that the page's host may take over. */
export interface CardSlots {
  /** Favourite, compare and save on a card; the template's own when left out. */
  toggles?: (vehicle: VehicleSummary) => ReactNode;
}
