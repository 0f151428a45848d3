'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { withLiveFacts, type LiveFacts } from '../../model/liveFacts.ts';
import { liveStore } from './liveStore.ts';

const none = () => null;

/** What is known of a vehicle beyond its stored page; null until the answer is there. */
export function useLiveFacts(vehicleId: string): LiveFacts | null {
  const read = useCallback(() => liveStore.of(vehicleId), [vehicleId]);
  return useSyncExternalStore(liveStore.subscribe, read, none);
}

/** The vehicle as it is now: as served at first, then with what has changed since. */
export function useLiveVehicle<T extends { id: string; updated_at: number }>(vehicle: T): T {
  const facts = useLiveFacts(vehicle.id);
  return useMemo(() => withLiveFacts(vehicle, facts), [vehicle, facts]);
}
