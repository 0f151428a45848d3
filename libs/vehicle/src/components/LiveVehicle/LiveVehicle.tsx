'use client';

import { vehicleEventParams } from '@forecourt/domain';
import { useSite, whenIdle } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import { liveFactsPath } from '../../model/liveFacts.ts';
import type { PageVehicle } from '../../model/pageVehicle.ts';
import { fetchLiveFacts } from './fetchLiveFacts.ts';
import { liveStore } from './liveStore.ts';

export interface LiveVehicleProps {
  /** The vehicle it is about. */
  vehicle: PageVehicle;
}

/**
 * Brings a stored page up to date: asks once, when the browser is idle, what has changed, and tells every part that
 * shows it. Counts the view of a used vehicle. Shows nothing itself. Once per page.
 */
export function LiveVehicle({ vehicle }: LiveVehicleProps) {
  const { site, track } = useSite();
  const counted = useRef<string>(null);
  const path = liveFactsPath(vehicle, site.slug);

  useEffect(() => {
    const leave = new AbortController();
    const callOff = whenIdle(() => {
      void fetchLiveFacts(path, leave.signal).then((facts) => {
        if (facts && !leave.signal.aborted) liveStore.set(vehicle.id, facts);
      });
    });
    return () => {
      callOff();
      leave.abort();
    };
  }, [path, vehicle.id]);

  useEffect(() => {
    if (vehicle.car_type !== 'used' || counted.current === vehicle.id) return;
    counted.current = vehicle.id;
    track('usedView', { car_id: vehicle.id, ...vehicleEventParams(vehicle) });
  }, [track, vehicle]);

  return null;
}
