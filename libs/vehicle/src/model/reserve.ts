import { canReserve, formatMoney, type Flags, type ReservableVehicle, type ReserveSettings } from '@forecourt/domain';
import { platformWords, vehicleMessages, type Words } from '@forecourt/domain/messages';

/** Whether a deposit can hold this vehicle, unless somebody has reserved it. */
export function takesDeposits(vehicle: Omit<ReservableVehicle, 'reserved'>, flags: Pick<Flags, 'checkout'>): boolean {
  return canReserve({ ...vehicle, reserved: false }, flags);
}

/** Terms of a site's deposit in words. */
export type DepositSettings = Pick<ReserveSettings, 'depositCents' | 'holdHours' | 'moneyBackHours'>;

export interface ReserveTerms {
  /** @example '$200' */
  deposit: string;
  /** @example '48 hours' */
  hold: string;
  /** How long the dealer takes a vehicle back; null where that is not offered. @example '48 hours' */
  moneyBack: string | null;
}

/** Puts the terms of a deposit into words. */
export function reserveTerms(
  { depositCents, holdHours, moneyBackHours }: DepositSettings,
  say: Words<typeof vehicleMessages> = platformWords(vehicleMessages),
): ReserveTerms {
  const hours = (count: number) => say('vehicle.hours', { count });
  return {
    deposit: formatMoney(depositCents),
    hold: hours(holdHours),
    moneyBack: moneyBackHours === null ? null : hours(moneyBackHours),
  };
}
