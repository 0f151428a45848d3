'use client';

import { WeeklyFigure } from '@forecourt/finance';
import type { HitCardProps } from '@forecourt/search';
import { VehicleToggles } from '@forecourt/shopper';
import { VehicleCard } from '@forecourt/vehicle';

/** A vehicle in the list of a search. */
export function ResultCard({ vehicle, now, priority, layout }: HitCardProps) {
  return (
    <VehicleCard
      vehicle={vehicle}
      now={now}
      priority={priority}
      layout={layout}
      headingLevel={3}
      toggles={<VehicleToggles vehicle={vehicle} />}
      weekly={<WeeklyFigure weeklyPrice={vehicle.weekly_price} />}
    />
  );
}
