'use client';

import { displayPrice } from '@forecourt/domain';
import { RepaymentLine } from '@forecourt/finance';
import type { HitCardProps } from '@forecourt/search';
import { VehicleToggles } from '@forecourt/shopper';
import { useSite } from '@forecourt/ui';
import { VehicleCard } from '@forecourt/vehicle';

/** A vehicle in the list of a search. */
export function ResultCard({ vehicle, now, priority, layout }: HitCardProps) {
  const { site } = useSite();
  const besideRent = displayPrice(vehicle, site).kind === 'subscription';
  return (
    <VehicleCard
      vehicle={vehicle}
      now={now}
      priority={priority}
      layout={layout}
      headingLevel={3}
      toggles={<VehicleToggles vehicle={vehicle} />}
      repayment={site.flags.financeBox && <RepaymentLine figures={vehicle.finance} besideRent={besideRent} />}
    />
  );
}
