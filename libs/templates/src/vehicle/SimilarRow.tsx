'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { VehicleToggles } from '@forecourt/shopper';
import { SimilarVehicles, type SimilarVehiclesProps } from '@forecourt/vehicle';

export interface SimilarRowProps extends Pick<SimilarVehiclesProps, 'vehicles' | 'title' | 'more'> {
  /** Milliseconds since 1970, when the page was made. */
  renderedAt: number;
}

const toggles = (vehicle: VehicleSummary) => <VehicleToggles vehicle={vehicle} />;

/** Vehicles to go on with, each to be kept or compared from its card. */
export function SimilarRow({ renderedAt, ...row }: SimilarRowProps) {
  return <SimilarVehicles {...row} now={new Date(renderedAt)} renderToggles={toggles} />;
}
