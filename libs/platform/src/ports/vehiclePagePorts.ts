import type { Location, Site, Vehicle } from '@forecourt/domain';
import type { AppointmentDay } from '@forecourt/locations/model';
import type { LiveFields } from '@forecourt/vehicle/model';
import type { SlotClaim } from '../leads/appointments/claimSlot.ts';
import type { LeadTransaction } from '../database/leadDatabase.ts';

export interface AppointmentTimes {
  location: Pick<Location, 'id' | 'name' | 'slug' | 'time_zone'> & {
    address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode'>;
  };
  /** Days on which a time is free, with their free times. */
  days: AppointmentDay[];
}

interface LeadClaim {
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

export type PhoneResult =
  | {
      ok: true;
      /** In E.164, for `tel:`. */
      phone: string;
      /** As Australians read it. @example '08 9335 0100' */
      display: string;
    }
  | {
      ok: false;
      status: 404 | 422 | 429 | 503;
      /** Worded for the visitor. */
      error: string;
      /** What the answer's HTTP header carries beside the content type. @example { 'retry-after': '1200' } */
      headers: Readonly<Record<string, string>>;
      /** Path of the site's contact page, which the visitor is offered instead. */
      contact: string;
    };

export interface PhoneReveal {
  carId: string | null;
  locationId: string | null;
  dealershipId: string;
  at: Date;
  /** The same for the same visitor on the same site; it does not tell who that is. */
  visitor: string;
}

/** Phone numbers, one at a time, for visitors who ask. */
export interface PhoneService {
  /**
   * @param request `car_id`, `dealership_id` and `website_id` of a vehicle's page, or `location_id` and `website_id`; checked here
   */
  reveal(
    site: Site,
    request: unknown,
    visitor: { address: string; userAgent: string; now: Date },
  ): Promise<PhoneResult>;
  /** What was asked for since a moment, newest first, at most 1,000. */
  list(site: Site, since: Date): Promise<PhoneReveal[]>;
}

/** What may have changed since a vehicle's page was stored. */
export type LiveCarFields = LiveFields & {
  /** ISO instant at which a paid deposit lapses, or null. */
  reserved_until: string | null;
};

export interface ViewVisit {
  /** Counts the view, unless the visitor is a machine or looked within the last half hour. */
  count: boolean;
  /** For telling visitors apart in memory; never stored. Without one nothing is counted. */
  address?: string;
  userAgent?: string;
}

/** How often vehicles are looked at, and what changed about them. */
export interface ViewService {
  /** Null for a vehicle that the site does not have. */
  view(site: Site, slug: string, visit: ViewVisit): Promise<{ views: number; car_fields: LiveCarFields } | null>;
  /** Stores what was counted since the last time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface BrochureResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Colours of a site's brochures as #RRGGBB. */
export interface BrochureColours {
  /** Rules and marks. */
  brand: string;
  /** Text on `brand`. */
  onBrand: string;
}

/** A code for phones' cameras as one outline, one unit for each module. */
export interface QrPath {
  /** Modules along one side, the quiet zone included. */
  size: number;
  /** Path data of the dark modules. */
  path: string;
}

/** Vehicles on paper, as PDF. */
export interface BrochureService {
  /** @param visitor whose address is counted, in memory only */
  respond(site: Site, slug: string, visitor: { address: string }, colours?: BrochureColours): Promise<BrochureResponse>;
  /** For pages that are printed. */
  qrCode(text: string): QrPath;
}
