'use client';

import { vehicleEventParams } from '@forecourt/domain';
import { useSite, wakeParts, whenIdle } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import { isOutdated, liveFactsPath } from '../../model/liveFacts.ts';
import type { PageVehicle } from '../../model/pageVehicle.ts';
import { fetchLiveFacts } from './fetchLiveFacts.ts';
import { liveStore } from './liveStore.ts';

export interface LiveVehicleProps {
  /** The vehicle of the page. */
  vehicle: PageVehicle;
}

/**
 * Brings a stored page up to date: asks once, when the browser is idle, what has changed, and updates every part that
 * shows it. Counts the view of a used vehicle. Renders nothing. Use once per page.
 */
export function LiveVehicle({ vehicle }: LiveVehicleProps) {
  const { site, track } = useSite();
  const counted = useRef<string>(null);
  const path = liveFactsPath(vehicle, site.slug);

  useEffect(() => {
    const leave = new AbortController();
    const callOff = whenIdle(() => {
      void fetchLiveFacts(path, leave.signal).then((facts) => {
        if (!facts || leave.signal.aborted) return;
        liveStore.set(vehicle.id, facts);
        if (isOutdated(vehicle, facts)) wakeParts();
      });
    });
    return () => {
      callOff();
      leave.abort();
    };
  }, [path, vehicle]);

  useEffect(() => {
    if (vehicle.car_type !== 'used' || counted.current === vehicle.id) return;
    counted.current = vehicle.id;
    track('usedView', { car_id: vehicle.id, ...vehicleEventParams(vehicle) });
  }, [track, vehicle]);

  return null;
}
