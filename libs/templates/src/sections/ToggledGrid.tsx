'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { VehicleToggles } from '@forecourt/shopper';
import { VehicleGrid, type VehicleGridProps } from '@forecourt/vehicle';

export interface ToggledGridProps extends Pick<VehicleGridProps, 'vehicles' | 'label' | 'headingLevel'> {
  /** Time the page was rendered, in milliseconds since 1970. */
  renderedAt: number;
}

const toggles = (vehicle: VehicleSummary) => <VehicleToggles vehicle={vehicle} />;

/** Vehicles in a grid, with save and compare on each card. */
export function ToggledGrid({ renderedAt, ...grid }: ToggledGridProps) {
  return <VehicleGrid {...grid} now={new Date(renderedAt)} renderToggles={toggles} />;
}
