'use client';

import type { Vehicle } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { useEffect } from 'react';
import { viewedVehicle } from '../../model/entries.ts';
import { viewedLimit, withEntry } from '../../model/lists.ts';
import { viewedStore } from '../../stores/stores.ts';

export interface RememberViewedProps {
  /** The stored fields of the vehicle. */
  vehicle: Pick<Vehicle, 'id' | 'stocknum' | 'make' | 'model' | 'simple_body' | 'variant'>;
}

/** Remembers on this device that the vehicle was viewed. Renders nothing. */
export function RememberViewed({ vehicle }: RememberViewedProps) {
  const { slug } = useSite().site;
  useEffect(() => {
    viewedStore(slug).update((list) => withEntry(list, viewedVehicle(vehicle), viewedLimit));
  }, [slug, vehicle]);
  return null;
}
