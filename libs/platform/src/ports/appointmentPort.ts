import type { Location, Site, Vehicle } from '@forecourt/domain';
import type { AppointmentDay } from '@forecourt/locations/model';
import type { LeadTransaction } from '../database/leadDatabase.ts';

export interface AppointmentTimes {
  location: Pick<Location, 'id' | 'name' | 'slug' | 'time_zone'> & {
    address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode'>;
  };
  /** Days that have free times, with these times. */
  days: AppointmentDay[];
}

export interface LeadClaim {
  site: Site;
  vehicle: Vehicle | null;
  /** From the form; null for the vehicle's location, else the site's showroom. */
  locationId: string | null;
  start: Date;
  leadId: string;
  now: Date;
}

/** Times for test drives and visits. */
export interface AppointmentService {
  /**
   * Free times at the vehicle's location, at the given location or in the showroom; null where the site has no such
   * place.
   */
  slots(
    site: Site,
    about: { carId?: string | null; locationId?: string | null; now: Date },
  ): Promise<AppointmentTimes | null>;
  check(site: Site, locationId: string, start: Date, now: Date): Promise<'free' | 'taken' | 'not-offered'>;
  /** Books a place as part of the lead's transaction. */
  claimSlot(tx: LeadTransaction, claim: SlotClaim): Promise<'claimed' | 'taken'>;
  /** The same, after checking that the site offers the time. */
  claimForLead(tx: LeadTransaction, claim: LeadClaim): Promise<'claimed' | 'taken' | 'not-offered'>;
  /** Frees the lead's time. @returns false where it had none */
  release(leadId: string): Promise<boolean>;
}

export interface SlotClaim {
  /** Site on which the visitor books. */
  siteSlug: string;
  dealershipId: string;
  locationId: string;
  start: Date;
  /** Most visitors for the same time at a location. */
  perSlot: number;
  leadId: string;
}
