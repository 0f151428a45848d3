import type { Vehicle } from '@forecourt/domain';
import type { FieldSetting, FormSettings } from './formSettings.ts';
import { sitePlaces } from './formSettings.ts';
import type { EnquirySite } from './enquirySite.ts';

/** What an enquiry form asks on this site, and for this vehicle. */
export interface EnquiryOptions {
  requireTerms: boolean;
  messageRequired: boolean;
  showCategory: boolean;
  showLocation: boolean;
  showDealership: boolean;
  /** Ids a form of this site may name; anything else is refused. */
  locationIds: readonly string[];
  /** Slugs a form of this site may name; anything else is refused. */
  dealershipSlugs: readonly string[];
}

export type EnquiryVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'make' | 'model' | 'stocknum' | 'car_type' | 'status' | 'sold' | 'tag' | 'dealership_id'
> &
  Partial<Pick<Vehicle, 'dealership_slug' | 'location_id'>>;

/**
 * Reads the options from the site. A form about one vehicle already knows category, location and dealership, so it
 * asks for none of them.
 * @param category of the form: comments stay optional for a test drive
 */
export function enquiryOptions(
  site: EnquirySite,
  vehicle: EnquiryVehicle | null = null,
  category: string | null = null,
): EnquiryOptions {
  return {
    requireTerms: site.flags.requireTerms,
    messageRequired: !site.flags.messageOptional && category !== 'Test Drive Enquiry',
    showCategory: vehicle === null && site.forms.showCategory,
    showLocation: vehicle === null && site.forms.showLocation && site.locations.some((location) => location.visible),
    showDealership: vehicle === null && site.dealerships.length > 1,
    ...sitePlaces(site, vehicle),
  };
}

/** Questions of the enquiry that only some sites ask. */
export const extraQuestions = [
  'do-you-have-a-trade-in',
  'additional_services',
  'PreferredContactMethod',
  'finance',
  'kms',
  'opt_in_finance',
  'opt_in_trade',
] as const;
export type ExtraQuestion = (typeof extraQuestions)[number];

/** Questions that some pages leave out; their default goes along unseen, a tick never does. */
export type OmittableQuestion = 'message' | 'opt_in';

/** How the enquiry form stands under these options. */
export function enquirySettings(
  options: EnquiryOptions,
  also: readonly ExtraQuestion[] = [],
  leaveOut: readonly OmittableQuestion[] = [],
): FormSettings {
  const ask = (yes: boolean): FieldSetting => ({ shown: yes, required: yes });
  return {
    fields: {
      category: ask(options.showCategory),
      location_id: ask(options.showLocation),
      dealership_slug: ask(options.showDealership),
      terms_agreed: ask(options.requireTerms),
      message: { shown: !leaveOut.includes('message'), ...(options.messageRequired ? {} : { required: false }) },
      opt_in: { shown: !leaveOut.includes('opt_in') },
      ...Object.fromEntries(also.map((name) => [name, { shown: true }])),
    },
    locationIds: options.locationIds,
    dealershipSlugs: options.dealershipSlugs,
  };
}
