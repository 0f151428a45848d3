import { locationsFor, slugify } from '@forecourt/domain';
import type { FormDefinition } from './defineForm.ts';
import { defaultMessage } from './enquiryMessages.ts';
import type { EnquirySite, EnquiryVehicle } from './enquirySite.ts';
import type { FormField } from './formField.ts';

/** Initial answers and hidden values, by field, without empty ones. */
export type FormDefaults = Readonly<Record<string, string | boolean>>;

/** Values of a vehicle that a form sends along. The server looks all of them up again. */
export function vehicleDefaults(vehicle: EnquiryVehicle | null, site: EnquirySite, category = '') {
  return {
    location_id: locationId(vehicle, site, category),
    dealership_slug: dealershipSlug(vehicle, site),
    car_id: vehicle?.id ?? '',
    stock_number: vehicle?.stocknum ?? '',
    'Vehicle Make': vehicle?.make ?? '',
    'Vehicle Model': vehicle?.model ?? '',
    car_type: vehicle?.car_type ?? '',
    vehicle_status: vehicle?.status ?? '',
    manufacturer_slug: vehicle ? slugify(vehicle.make) : '',
  };
}

/** Where one location takes what the form is about it is chosen. */
function locationId(vehicle: EnquiryVehicle | null, { locations }: EnquirySite, category: string): string {
  if (vehicle) return locations.find(({ id }) => id === vehicle.location_id)?.id ?? '';
  const [only, ...others] = locationsFor(category, locations);
  return only && others.length === 0 ? only.id : '';
}

function dealershipSlug(vehicle: EnquiryVehicle | null, site: EnquirySite): string {
  if (vehicle) {
    return vehicle.dealership_slug ?? site.dealerships.find(({ id }) => id === vehicle.dealership_id)?.slug ?? '';
  }
  const [only, ...others] = site.dealerships;
  return only && others.length === 0 ? only.slug : '';
}

/** A visible question sets its own default; the default of a hidden field must be sent from the start. */
function ownDefault(field: FormField, vehicle: EnquiryVehicle | null, { messages }: EnquirySite): string {
  if (field.type === 'paragraph' && field.aboutVehicle) return defaultMessage(vehicle, messages);
  return field.type === 'hidden' ? (field.default ?? '') : '';
}

/**
 * Initial answers of a form, as its page passes them to the browser.
 * @param more what the page itself knows or an address carried; goes before everything else
 */
export function formDefaults(
  form: FormDefinition,
  site: EnquirySite,
  vehicle: EnquiryVehicle | null = null,
  more: FormDefaults = {},
): FormDefaults {
  const category = vehicle ? (form.vehicleCategory ?? form.category) : form.category;
  const first = {
    ...Object.fromEntries(form.fields.map((field) => [field.name, ownDefault(field, vehicle, site)])),
    ...vehicleDefaults(vehicle, site, category),
    category,
    subcategory: form.subcategory ?? '',
    page_id: form.id,
    ...more,
  };
  return Object.fromEntries(Object.entries(first).filter(([, value]) => value !== ''));
}
