'use client';

import { lateComponent } from '@forecourt/ui';
import type { VehicleTogglesProps } from './VehicleToggles.tsx';

/** `VehicleToggles` in a part that wakes when it is needed. */
export const LateVehicleToggles = lateComponent<VehicleTogglesProps>(
  async () => (await import('./VehicleToggles.tsx')).VehicleToggles,
);
