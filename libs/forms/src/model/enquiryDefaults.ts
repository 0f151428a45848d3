import { defaultCategory, type EnquiryCategory } from './categories.ts';
import { defaultMessage } from './enquiryMessages.ts';
import type { EnquiryVehicle } from './enquiryOptions.ts';
import type { EnquirySite } from './enquirySite.ts';
import { vehicleDefaults } from './formDefaults.ts';

export interface EnquiryPurpose {
  category?: EnquiryCategory;
  subcategory?: string;
  page_id?: string;
}

/** First values of every field of the enquiry. The form itself makes key and start time when it shows. */
export function enquiryDefaults(vehicle: EnquiryVehicle | null, site: EnquirySite, purpose: EnquiryPurpose = {}) {
  return {
    name: '',
    last_name: '',
    email: '',
    phone: '',
    postcode: '',
    message: defaultMessage(vehicle),
    category: purpose.category ?? (vehicle ? ('Vehicle Enquiry' as const) : defaultCategory),
    subcategory: purpose.subcategory ?? '',
    ...vehicleDefaults(vehicle, site),
    Rego: '',
    'do-you-have-a-trade-in': '',
    additional_services: '',
    opt_in: true,
    opt_in_finance: false,
    opt_in_trade: false,
    terms_agreed: false,
    page_id: purpose.page_id ?? '',
  };
}

/** As `enquiryDefaults` gives them; a page may change any and add further ones. */
export type EnquiryDefaults = Record<string, string | boolean> & { category: string };
