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

export interface HitItemProps extends HitCardProps {
  Card: ComponentType<HitCardProps>;
  /** Laid out even while it is out of sight, so that the page has its true height. */
  whole: boolean;
}

/**
 * Every answer brings its vehicles anew; most are those that stand there already. The order in which pictures are
 * fetched matters to new cards only.
 */
function isSame(before: HitItemProps, next: HitItemProps): boolean {
  return (
    before.Card === next.Card &&
    before.layout === next.layout &&
    before.whole === next.whole &&
    before.now.getTime() === next.now.getTime() &&
    (before.vehicle === next.vehicle || JSON.stringify(before.vehicle) === JSON.stringify(next.vehicle))
  );
}

/** One vehicle of the list. Drawn again only when something of it has changed. */
export const HitItem = memo(function HitItem({ Card, whole, ...card }: HitItemProps) {
  return (
    <li className={styles.item[whole ? 'whole' : card.layout]}>
      <Card {...card} />
    </li>
  );
}, isSame);
