import type { Site } from '@forecourt/domain';

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
      /** Additional HTTP headers of the answer. @example { 'retry-after': '1200' } */
      headers: Readonly<Record<string, string>>;
      /** Path of the site's contact page, which the visitor is offered instead. */
      contact: string;
    };

export interface PhoneReveal {
  carId: string | null;
  locationId: string | null;
  dealershipId: string;
  at: Date;
  /** Hash of the visitor's address: the same for the same visitor on the same site. */
  visitor: string;
}

/** Reveals phone numbers to visitors, one at a time. */
export interface PhoneService {
  /**
   * @param request `car_id`, `dealership_id` and `website_id` of a vehicle's page, or `location_id` and `website_id`; checked here
   */
  reveal(
    site: Site,
    request: unknown,
    visitor: { address: string; userAgent: string; now: Date },
  ): Promise<PhoneResult>;
  /** Reveals since a moment, newest first, at most 1,000. */
  list(site: Site, since: Date): Promise<PhoneReveal[]>;
}
