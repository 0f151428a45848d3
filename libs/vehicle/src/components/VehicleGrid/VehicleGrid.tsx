import type { VehicleSummary } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { VehicleCard, type CardVehicle, type VehicleCardProps } from '../VehicleCard/VehicleCard.tsx';
import * as styles from './VehicleGrid.css.ts';

export interface VehicleGridProps extends Pick<VehicleCardProps, 'now' | 'headingLevel' | 'layout'> {
  /** Vehicles in the order they are shown. */
  vehicles: readonly CardVehicle[];
  /** Accessible name of the list. @example 'Used vehicles' */
  label?: string;
  /** Renders save and compare for one vehicle; none when left out. */
  renderToggles?: (vehicle: VehicleSummary) => ReactNode;
  /** Number of pictures that are visible without scrolling. @default 0 */
  priorityCount?: number;
  /** Shown when there is nothing to list. */
  empty?: ReactNode;
}

/** Vehicles in a grid or in rows. */
export function VehicleGrid({
  vehicles,
  label,
  renderToggles,
  priorityCount = 0,
  empty = null,
  layout = 'grid',
  ...card
}: VehicleGridProps) {
  if (vehicles.length === 0) return empty;
  return (
    <ul className={styles.grid[layout]} aria-label={label}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id} className={styles.item}>
          <VehicleCard
            {...card}
            vehicle={vehicle}
            layout={layout}
            priority={index < priorityCount}
            toggles={renderToggles?.(vehicle)}
          />
        </li>
      ))}
    </ul>
  );
}
