'use client';

import type { SearchLayout, VehicleSummary } from '@forecourt/domain';
import { memo, type ComponentType } from 'react';
import * as styles from './Hits.css.ts';

/** What the page's own card is told. */
export interface HitCardProps {
  vehicle: VehicleSummary;
  now: Date;
  /** Among the pictures seen first. */
  priority: boolean;
  layout: SearchLayout;
}

interface DrawnCardProps extends HitCardProps {
  Card: ComponentType<HitCardProps>;
}

/**
 * Every answer brings its vehicles anew; most are those that stand there already. The order in which pictures are
 * fetched matters to new cards only.
 */
function isSame(before: DrawnCardProps, next: DrawnCardProps): boolean {
  return (
    before.Card === next.Card &&
    before.layout === next.layout &&
    before.now.getTime() === next.now.getTime() &&
    (before.vehicle === next.vehicle || JSON.stringify(before.vehicle) === JSON.stringify(next.vehicle))
  );
}

/** Drawn again only when something of its vehicle has changed. */
const DrawnCard = memo(function DrawnCard({ Card, ...card }: DrawnCardProps) {
  return <Card {...card} />;
}, isSame);

export interface HitItemProps extends DrawnCardProps {
  /** Laid out even while it is out of sight, so that the page has its true height. */
  whole: boolean;
  /** Still in the page, but no longer found. */
  hidden: boolean;
}

/** One vehicle of the list. */
export function HitItem({ whole, hidden, ...card }: HitItemProps) {
  return (
    <li className={styles.item[whole ? 'whole' : card.layout]} hidden={hidden}>
      <DrawnCard {...card} />
    </li>
  );
}
