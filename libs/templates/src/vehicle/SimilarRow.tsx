'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { VehicleToggles } from '@forecourt/shopper';
import { SimilarVehicles, type SimilarVehiclesProps } from '@forecourt/vehicle';

export interface SimilarRowProps extends Pick<SimilarVehiclesProps, 'vehicles' | 'title' | 'more'> {
  /** Time the page was rendered, in milliseconds since 1970. */
  renderedAt: number;
}

const toggles = (vehicle: VehicleSummary) => <VehicleToggles vehicle={vehicle} />;

/** Similar vehicles, with save and compare on each card. */
export function SimilarRow({ renderedAt, ...row }: SimilarRowProps) {
  return <SimilarVehicles {...row} now={new Date(renderedAt)} renderToggles={toggles} />;
}
