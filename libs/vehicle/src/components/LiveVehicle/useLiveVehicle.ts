'use client';

import { useStore } from '@forecourt/ui';
import { useMemo } from 'react';
import { withLiveFacts, type LiveFacts } from '../../model/liveFacts.ts';
import { liveStore, type LiveFactsById } from './liveStore.ts';

const none: LiveFactsById = new Map();

/** The live facts of a vehicle; null until they have been fetched. */
export function useLiveFacts(vehicleId: string): LiveFacts | null {
  return useStore(liveStore, none, (facts) => facts.get(vehicleId) ?? null);
}

/** The vehicle as served, updated by the live facts. */
export function useLiveVehicle<T extends { id: string; updated_at: number }>(vehicle: T): T {
  const facts = useLiveFacts(vehicle.id);
  return useMemo(() => withLiveFacts(vehicle, facts), [vehicle, facts]);
}
