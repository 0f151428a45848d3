'use client';

import { useSite } from '@forecourt/ui';
import { useEffect } from 'react';
import type { OwnVehicle } from '../../model/tradeInRules.ts';
import { isFirstTime } from './isFirstTime.ts';

export interface TradeInCountedProps {
  /** Id of the lead. */
  leadId: string;
  /** The visitor's own car; null where it could not be found. */
  vehicle: OwnVehicle | null;
  /** Odometer in kilometres; null where not given. */
  kms: number | null;
}

/** Counts an accepted offer in analytics, once however often its page is shown. */
export function TradeInCounted({ leadId, vehicle, kms }: TradeInCountedProps) {
  const { track } = useSite();
  useEffect(() => {
    if (!isFirstTime(`counted:${leadId}`)) return;
    track('tradeInAccepted', {
      vehicleStatus: 'trade-in',
      vehicleMake: vehicle?.make ?? '',
      vehicleModel: vehicle?.model ?? '',
      vehicleYear: vehicle?.year ?? null,
      vehicleKilometers: kms,
      vehicleGrade: vehicle?.badge || null,
    });
  }, [leadId, vehicle, kms, track]);
  return null;
}
