import { slugify } from '@forecourt/domain';
import { defaultCategory, type EnquiryCategory } from './categories.ts';
import type { EnquirySite, EnquiryVehicle } from './enquiryOptions.ts';
import type { EnquiryInput } from './enquirySchema.ts';

/** Hidden message of the form that asks for photos. */
export const requestPhotosMessage = 'Please send photos for this car';

export interface EnquiryPurpose {
  category?: EnquiryCategory;
  subcategory?: string;
  page_id?: string;
}

export type EnquiryDefaults = Required<EnquiryInput>;

/** What the comments say before the visitor writes anything. Empty where the form is about no vehicle. */
export function defaultMessage(vehicle: Pick<EnquiryVehicle, 'name' | 'stocknum'> | null): string {
  if (!vehicle) return '';
  const stock = vehicle.stocknum ? ` (stock number ${vehicle.stocknum})` : '';
  return `I am interested in the ${vehicle.name}${stock}. Please contact me.`;
}

/** First values of every field of the form. The caller adds `idempotency_key` and `started_at` when the form shows. */
export function enquiryDefaults(
  vehicle: EnquiryVehicle | null,
  site: EnquirySite,
  purpose: EnquiryPurpose = {},
): EnquiryDefaults {
  return {
    name: '',
    last_name: '',
    email: '',
    phone: '',
    postcode: '',
    message: defaultMessage(vehicle),
    category: purpose.category ?? (vehicle ? 'Vehicle Enquiry' : defaultCategory),
    subcategory: purpose.subcategory ?? '',
    location_id: site.locations.some(({ id }) => id === vehicle?.location_id) ? (vehicle?.location_id ?? '') : '',
    dealership_slug: dealershipSlug(vehicle, site),
    car_id: vehicle?.id ?? '',
    stock_number: vehicle?.stocknum ?? '',
    'Vehicle Make': vehicle?.make ?? '',
    'Vehicle Model': vehicle?.model ?? '',
    car_type: vehicle?.car_type ?? '',
    vehicle_status: vehicle?.status ?? '',
    manufacturer_slug: vehicle ? slugify(vehicle.make) : '',
    Rego: '',
    'do-you-have-a-trade-in': '',
    additional_services: '',
    opt_in: true,
    opt_in_finance: false,
    opt_in_trade: false,
    terms_agreed: false,
    page_id: purpose.page_id ?? '',
    idempotency_key: '',
    started_at: '',
    website: '',
    visited_pages: '',
    linked_query_params: '',
  };
}

function dealershipSlug(vehicle: EnquiryVehicle | null, site: EnquirySite): string {
  if (vehicle) {
    return vehicle.dealership_slug ?? site.dealerships.find(({ id }) => id === vehicle.dealership_id)?.slug ?? '';
  }
  const [only, ...others] = site.dealerships;
  return only && others.length === 0 ? only.slug : '';
}
