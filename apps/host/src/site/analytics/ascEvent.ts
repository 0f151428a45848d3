import { eventCatalogue, type AscEvent, type PublicSite } from '@forecourt/domain';
import type { TrackedEvent } from '../track/createTrack.ts';

/** Field names of the Automotive Standards Council (ASC), by our own names. */
const itemNames: Readonly<Record<string, string>> = {
  car_id: 'item_id',
  vehicleStatus: 'item_condition',
  vehicleMake: 'item_make',
  vehicleModel: 'item_model',
  vehicleYear: 'item_year',
  vehicleKilometers: 'item_mileage',
  vehicleGrade: 'item_variant',
};

const ways: Partial<Record<AscEvent, Readonly<Record<string, string>>>> = {
  asc_form_submission: { comm_type: 'form', comm_status: 'start' },
  asc_click_to_call: { comm_type: 'phone', comm_status: 'start' },
};

export interface AscReport {
  event: AscEvent;
  params: Record<string, string | number>;
}

/** An event with the standard's field names, in addition to ours. Unknown values are left out. */
export function ascEvent({ name, params, path }: TrackedEvent): AscReport {
  const { id, asc, department } = eventCatalogue[name];
  const known = Object.entries(params).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  const items = known.flatMap(([key, value]) => {
    const item = itemNames[key];
    return item ? [[item, value] as const] : [];
  });
  return {
    event: asc,
    params: {
      event_owner: 'forecourt',
      dealer_event: name,
      dealer_event_id: id,
      department,
      page_path: path,
      ...ways[asc],
      ...Object.fromEntries(known),
      ...Object.fromEntries(items),
    },
  };
}

/** The standard's page type of a path. */
export function pageType(path: string, { paths }: Pick<PublicSite, 'paths'>): string {
  if (path === '/') return 'home';
  if (/^\/cars\/[^/]+$/.test(path)) return 'item';
  if (path === paths.search || path.startsWith(`${paths.search}/`)) return 'itemlist';
  if (path === paths.contact) return 'contact';
  return 'other';
}

const campaign = /^(utm_[a-z_]+|gclid|gbraid|wbraid)$/;

/** A URL without personal data that a visitor may have entered; campaign parameters are kept. */
export function pageLocation(href: string): string {
  const url = new URL(href);
  const kept = [...url.searchParams].filter(([name]) => campaign.test(name));
  const query = new URLSearchParams(kept).toString();
  return `${url.origin}${url.pathname}${query && `?${query}`}`;
}
