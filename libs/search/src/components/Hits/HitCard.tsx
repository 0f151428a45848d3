'use client';

import type { SearchLayout, VehicleSummary } from '@forecourt/domain';
import { memo, type ComponentType } from 'react';

/** Props of the page's own card. */
export interface HitCardProps {
  /** The vehicle to draw. */
  vehicle: VehicleSummary;
  /** Time the page was rendered; decides what counts as a new arrival. */
  now: Date;
  /** True for the first pictures, which load with priority. */
  priority: boolean;
  /** Layout of the list. */
  layout: SearchLayout;
}

interface HitCardSlotProps extends HitCardProps {
  /** Draws one vehicle. */
  Card: ComponentType<HitCardProps>;
}

/**
 * Every answer creates new vehicle objects, most with the same content as before. The picture's priority matters only
 * for new cards.
 */
function isSame(before: HitCardSlotProps, next: HitCardSlotProps): boolean {
  return (
    before.Card === next.Card &&
    before.layout === next.layout &&
    before.now.getTime() === next.now.getTime() &&
    (before.vehicle === next.vehicle || JSON.stringify(before.vehicle) === JSON.stringify(next.vehicle))
  );
}

/** One vehicle of the list, memoised: renders only when the vehicle's content has changed. */
export const HitCard = memo(function HitCard({ Card, ...card }: HitCardSlotProps) {
  return <Card {...card} />;
}, isSame);
