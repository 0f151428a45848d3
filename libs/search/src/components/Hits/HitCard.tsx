'use client';

import type { SearchLayout, VehicleSummary } from '@forecourt/domain';
import { memo, type ComponentType } from 'react';

/** Props of the page's own card. */
export interface HitCardProps {
  /** The vehicle it is about. */
  vehicle: VehicleSummary;
  /** When the page was rendered: decides what is a new arrival. */
  now: Date;
  /** Among the pictures seen first. */
  priority: boolean;
  /** How the list stands. */
  layout: SearchLayout;
}

interface HitCardSlotProps extends HitCardProps {
  /** Draws one vehicle. */
  Card: ComponentType<HitCardProps>;
}

/**
 * Every answer has new vehicle objects; most are those that stand there already. The order in which pictures are
 * fetched matters to new cards only.
 */
function isSame(before: HitCardSlotProps, next: HitCardSlotProps): boolean {
  return (
    before.Card === next.Card &&
    before.layout === next.layout &&
    before.now.getTime() === next.now.getTime() &&
    (before.vehicle === next.vehicle || JSON.stringify(before.vehicle) === JSON.stringify(next.vehicle))
  );
}

/** One vehicle of the list: drawn again only when something of it has changed. */
export const HitCard = memo(function HitCard({ Card, ...card }: HitCardSlotProps) {
  return <Card {...card} />;
}, isSame);
