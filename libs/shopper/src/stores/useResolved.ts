'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { useEffect, useState } from 'react';

/**
 * Fetches current data of vehicles. Those no longer listed are missing from the answer, whose order does not matter.
 * Must be a stable function.
 */
export type ResolveVehicles = (ids: readonly string[]) => Promise<readonly VehicleSummary[]>;

/** Current data of a vehicle; null for one that is no longer listed; undefined before the lookup. */
export type Resolved = VehicleSummary | null | undefined;

const nothing: ReadonlyMap<string, VehicleSummary | null> = new Map();

export interface ResolvedVehicles {
  get: (id: string) => Resolved;
  isLoading: boolean;
  hasFailed: boolean;
  /** Retries after a failure. */
  retry: () => void;
}

/** Current data of vehicles stored on the device. Each is looked up once; a failed lookup is logged and can be retried. */
export function useResolved(ids: readonly string[], resolve: ResolveVehicles | undefined): ResolvedVehicles {
  const [found, setFound] = useState(nothing);
  const [hasFailed, setHasFailed] = useState(false);
  const missing = JSON.stringify(ids.filter((id) => !found.has(id)));

  useEffect(() => {
    const missingIds = JSON.parse(missing) as string[];
    if (!resolve || missingIds.length === 0 || hasFailed) return undefined;
    let isCurrent = true;
    const ask = async () => {
      try {
        const vehicles = await resolve(missingIds);
        if (!isCurrent) return;
        const gone = missingIds.map((id) => [id, null] as const);
        const here = vehicles.map((vehicle) => [vehicle.id, vehicle] as const);
        setFound((known) => new Map<string, VehicleSummary | null>([...known, ...gone, ...here]));
      } catch (error) {
        console.warn('Kept vehicles could not be looked up', error);
        if (isCurrent) setHasFailed(true);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [missing, resolve, hasFailed]);

  return {
    get: (id) => found.get(id),
    isLoading: resolve !== undefined && missing !== '[]' && !hasFailed,
    hasFailed,
    retry: () => setHasFailed(false),
  };
}
