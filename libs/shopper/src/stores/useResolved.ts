'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { useEffect, useState } from 'react';

/**
 * Looks vehicles up as they are today. Those that are no longer listed are left out of the answer, in any order. Must
 * be a stable function.
 */
export type ResolveVehicles = (ids: readonly string[]) => Promise<readonly VehicleSummary[]>;

/** A vehicle as it is today; null for one that is no longer listed; undefined before the lookup. */
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
    const wanted = JSON.parse(missing) as string[];
    if (!resolve || wanted.length === 0 || hasFailed) return undefined;
    let isCurrent = true;
    const ask = async () => {
      try {
        const vehicles = await resolve(wanted);
        if (!isCurrent) return;
        const gone = wanted.map((id) => [id, null] as const);
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
