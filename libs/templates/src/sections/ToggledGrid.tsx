'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { VehicleToggles } from '@forecourt/shopper';
import { VehicleGrid, type VehicleGridProps } from '@forecourt/vehicle';

export interface ToggledGridProps extends Pick<VehicleGridProps, 'vehicles' | 'label' | 'headingLevel'> {
  /** Milliseconds since 1970, when the page was made. */
  renderedAt: number;
}

const toggles = (vehicle: VehicleSummary) => <VehicleToggles vehicle={vehicle} />;

/** Vehicles in a grid, each to be kept or compared from its card. */
export function ToggledGrid({ renderedAt, ...grid }: ToggledGridProps) {
  return <VehicleGrid {...grid} now={new Date(renderedAt)} renderToggles={toggles} />;
}
