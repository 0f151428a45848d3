'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { ViewedVehicles } from '@forecourt/shopper';
import { VehicleCard } from '@forecourt/vehicle';
import { useCallback } from 'react';
import { resolveVehicles } from '../vehicle/resolveVehicles.ts';

export interface ViewedRailProps {
  searchKey: string;
  currentId: string;
  /** Time the page was rendered, in milliseconds since 1970. */
  renderedAt: number;
}

/** The recently viewed vehicles. */
export function ViewedRail({ searchKey, currentId, renderedAt }: ViewedRailProps) {
  const resolve = useCallback((ids: readonly string[]) => resolveVehicles(searchKey, ids), [searchKey]);
  const card = useCallback(
    (vehicle: VehicleSummary) => <VehicleCard vehicle={vehicle} now={new Date(renderedAt)} />,
    [renderedAt],
  );
  return <ViewedVehicles resolve={resolve} renderVehicle={card} currentId={currentId} />;
}
