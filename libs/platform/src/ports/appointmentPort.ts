import type { Location, Site, Vehicle } from '@forecourt/domain';
import type { AppointmentDay } from '@forecourt/locations/model';
import type { LeadTransaction } from '../database/leadDatabase.ts';

export interface AppointmentTimes {
  location: Pick<Location, 'id' | 'name' | 'slug' | 'time_zone'> & {
    address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode'>;
  };
  /** Days on which a time is free, with their free times. */
  days: AppointmentDay[];
}

export interface LeadClaim {
  site: Site;
  vehicle: Vehicle | null;
  /** As the form gave it, or null: then where the vehicle stands, else the site's showroom. */
  locationId: string | null;
  start: Date;
  leadId: string;
  now: Date;
}

/** Times for test drives and visits. */
export interface AppointmentService {
  /** Free times of a vehicle's location, of a location of the site, or of its showroom; null where there is none such. */
  slots(
    site: Site,
    about: { carId?: string | null; locationId?: string | null; now: Date },
  ): Promise<AppointmentTimes | null>;
  check(site: Site, locationId: string, start: Date, now: Date): Promise<'free' | 'taken' | 'not-offered'>;
  /** Takes a place inside the lead's own transaction; with that transaction it stays or goes. */
  claimSlot(tx: LeadTransaction, claim: SlotClaim): Promise<'claimed' | 'taken'>;
  /** The same, once the time is found to be one that the site offers. */
  claimForLead(tx: LeadTransaction, claim: LeadClaim): Promise<'claimed' | 'taken' | 'not-offered'>;
  /** @returns false when the lead held no time */
  release(leadId: string): Promise<boolean>;
}

export interface SlotClaim {
  /** Site on which the visitor books. */
  siteSlug: string;
  dealershipId: string;
  locationId: string;
  start: Date;
  /** Visitors that the location takes at the same time. */
  perSlot: number;
  leadId: string;
}
