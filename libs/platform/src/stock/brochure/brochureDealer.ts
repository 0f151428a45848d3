import {
  addressLine,
  dealerLicence,
  defaultTimeZone,
  localTime,
  longDate,
  type Location,
  type PublicSite,
} from '@forecourt/domain';
import { groupWeekdayHours, hoursSpeech } from '@forecourt/locations/model';
import type { SpecificationItem } from '@forecourt/vehicle/model';
import type { BrochureSay } from './brochureSay.ts';
import type { BrochureContent } from './brochureWords.ts';
import { printable, shorten } from './printable.ts';

/** Characters of an address that the dealer's column holds in one line. */
const addressWidth = 44;

/** Who sells what a brochure is about. @param dealershipId null for the dealership of the place */
export function dealerOf(
  site: PublicSite,
  dealershipId: string | null,
  place: Location | null,
): BrochureContent['dealer'] {
  const dealership = site.dealerships.find(({ id }) => id === (dealershipId ?? place?.dealership_id));
  const licence = place?.dealer_license_number ?? dealership?.licence_number ?? site.licenceNumbers[0] ?? null;
  const name = printable(place?.name ?? dealership?.name ?? site.name);
  const lines = [
    ...(dealership && !place?.name.includes(dealership.name) ? [dealership.name] : []),
    ...(place ? [addressLine(place)] : []),
    ...(licence ? [dealerLicence(licence, place?.address.state)] : []),
  ];
  const hours = groupWeekdayHours(place?.contact_detail.opening_hours ?? [], hoursSpeech(site));
  return {
    name: shorten(name, 80),
    lines: lines.map((line) => shorten(printable(line), 110)),
    hours: hours.map(({ label, words }) => ({ label, value: shorten(printable(words), 48) })),
  };
}

/** An address broken after a stroke or a hyphen, never with a hyphen of the typesetter's own. */
function addressLines(address: string): string[] {
  const all: string[] = [];
  for (const part of address.match(/[^/-]*[/-]?/g) ?? []) {
    const last = all.at(-1);
    if (last !== undefined && last.length + part.length <= addressWidth) all[all.length - 1] = last + part;
    else if (part !== '') all.push(part);
  }
  return all;
}

/** Site, and the address of the page that a brochure belongs to. @param path of the page */
export function pageOf(
  site: PublicSite,
  path: string,
): Pick<BrochureContent, 'siteName' | 'pageUrl' | 'host' | 'pageAddress'> {
  const pageUrl = `${site.origin}${path}`;
  const address = pageUrl.replace(/^https?:\/\//, '');
  return {
    siteName: shorten(printable(site.name), 60),
    pageUrl,
    host: address.split('/')[0] ?? '',
    pageAddress: addressLines(address),
  };
}

export const lines = (items: readonly SpecificationItem[]): SpecificationItem[] =>
  items
    .map(({ label, value }) => ({ label, value: shorten(printable(value), 44) }))
    .filter(({ value }) => value !== '');

/** The date at a place, as YYYY-MM-DD: the brochure says on which day it was true. */
export const brochureDate = (place: Pick<Location, 'time_zone'> | null, now: Date): string =>
  localTime(now, place?.time_zone ?? defaultTimeZone).date;

/** Closing note of a brochure. `saysPrice`: whether it contains a price, which may change too. */
export const closingNotes = (
  say: BrochureSay,
  place: Location | null,
  { now, saysPrice, locale }: { now: Date; saysPrice: boolean; locale: string },
): string =>
  [
    say('brochure.asAt', { date: longDate(brochureDate(place, now), locale) }),
    say(saysPrice ? 'brochure.priceMayChange' : 'brochure.mayChange'),
    say('brochure.accessories'),
  ].join(' ');
