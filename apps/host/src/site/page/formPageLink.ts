import {
  displayPhone,
  dollars,
  type PublicSite,
  type QueryParameters,
  salePrice,
  type Vehicle,
} from '@forecourt/domain';
import { formDefaults, readFinanceLink, type FormDefaults, type FormDefinition } from '@forecourt/forms/model';
import type { FormPageSetup } from '../form/formPages.ts';
import { oneParameter, parametersOf } from '../request/parameters.ts';

const vehicleId = /^[\w-]{1,64}$/;

/** The vehicle that an address names, for looking it up in the site's stock; null for an invalid id. */
export function linkedVehicleId(given: QueryParameters): string | null {
  const id = oneParameter(given.car_id);
  return id !== null && vehicleId.test(id) ? id : null;
}

/** Maximum length of a text from an address: a list of ticked items is longer than a name. */
const maxTextLength = 120;
const maxListLength = 600;

/** A text parameter, truncated to a field's length; repeated parameters become a list. */
function linkedText(given: string | readonly string[] | undefined): string {
  const text = [given ?? []]
    .flat()
    .map((one) => one.trim())
    .filter(Boolean)
    .join(', ');
  const max = Array.isArray(given) ? maxListLength : maxTextLength;
  return text.length <= max && text.isWellFormed() && !/\p{Cc}/u.test(text) ? text : '';
}

export interface LinkedForm {
  site: PublicSite;
  definition: FormDefinition;
  setup: FormPageSetup;
  page: string;
  vehicle: Vehicle | null;
  given: QueryParameters;
  /** Details of the signed-in visitor. */
  phone?: string | null;
}

/** Default values of a page's form, from its URL and its vehicle. */
export function linkedDefaults({ site, definition, setup, page, vehicle, given, phone }: LinkedForm): FormDefaults {
  const { defaults: link } = readFinanceLink(given, site);
  const place = oneParameter(given.location);
  const location = site.locations.find(({ visible, slug, id }) => visible && (slug === place || id === place));
  const price = vehicle && salePrice(vehicle);
  const budget = price ? String(Math.round(dollars(price))) : '';
  const answers = Object.entries(setup.prefill ?? {}).map(([name, field]) => [field, linkedText(given[name])] as const);
  const more: FormDefaults = {
    ...Object.fromEntries(answers.filter(([, text]) => text !== '')),
    ...(budget ? { vehiclePriceBudget: budget } : {}),
    ...link,
    ...(location ? { location_id: location.id } : {}),
    // The site's own vehicle data override those of the link.
    ...(vehicle
      ? { car_type: vehicle.car_type, dealership_slug: vehicle.dealership_slug, vin: vehicle.vin ?? '' }
      : {}),
    ...(phone ? { phone: displayPhone(phone) } : {}),
    page_id: page,
  };
  return formDefaults(definition, site, vehicle, more);
}

/** URL of a page with its query, so that a visitor returns to the same page after signing in. */
export function addressWithQuery(path: string, given: QueryParameters): string {
  const query = parametersOf(given).toString();
  return query === '' || query.length > 1_500 ? path : `${path}?${query}`;
}
