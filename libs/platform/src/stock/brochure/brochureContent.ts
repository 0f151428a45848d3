import {
  addressLine,
  carPath,
  dealerLicence,
  longDate,
  defaultTimeZone,
  localTime,
  priceWords,
  shownPrice,
  vehicleLocation,
  type Location,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import { repaymentSentence, repaymentWords, siteFigures } from '@forecourt/finance/model';
import { groupWeekdayHours } from '@forecourt/locations/model';
import {
  headFacts,
  keyFacts,
  marketPriceWords,
  runOn,
  specifications,
  titleLines,
  type SpecificationItem,
} from '@forecourt/vehicle/model';
import { printable, shorten, shortenToSentence } from './printable.ts';

/** Every word of a brochure, in letters that its typeface has. */
export interface BrochureContent {
  siteName: string;
  title: string;
  /** Badge and series; empty where there are none. */
  detail: string;
  /** @example 'Reserved'; empty as a rule */
  notice: string;
  price: { figure: string; isFigure: boolean; unit: string; was: string; toBuy: string; saving: string };
  /** A repayment with all that stands beside it, and what is read below; null where none may be told. */
  finance: { repayment: string; note: string } | null;
  facts: string[];
  keyFacts: SpecificationItem[];
  specifications: SpecificationItem[];
  features: string[];
  featuresLeftOut: number;
  comments: string;
  dealer: { name: string; lines: string[]; hours: SpecificationItem[] };
  pageUrl: string;
  /** Without path or protocol. */
  host: string;
  /** The page's address as people write it, in lines that a column holds. */
  pageAddress: string[];
  notes: string;
}

/** How much of the long texts a brochure takes. */
export interface BrochureRoom {
  features: number;
  comments: number;
}

/** Characters of an address that the dealer's column holds in one line. */
const addressWidth = 44;

function dealerOf(site: PublicSite, vehicle: Vehicle, place: Location | null): BrochureContent['dealer'] {
  const dealership = site.dealerships.find(({ id }) => id === vehicle.dealership_id);
  const licence = place?.dealer_license_number ?? dealership?.licence_number ?? site.licenceNumbers[0] ?? null;
  const name = printable(place?.name ?? dealership?.name ?? site.name);
  const lines = [
    ...(dealership && !place?.name.includes(dealership.name) ? [dealership.name] : []),
    ...(place ? [addressLine(place)] : []),
    ...(licence ? [dealerLicence(licence, place?.address.state)] : []),
  ];
  const hours = groupWeekdayHours(place?.contact_detail.opening_hours ?? []);
  return {
    name: shorten(name, 80),
    lines: lines.map((line) => shorten(printable(line), 110)),
    hours: hours.map(({ label, words }) => ({ label, value: shorten(printable(words), 48) })),
  };
}

function priceOf(site: PublicSite, vehicle: Vehicle): BrochureContent['price'] {
  const shown = shownPrice(vehicle, site);
  const { figure, unit, was, isFigure, toBuy } = priceWords(shown);
  return {
    figure: shorten(printable(figure), 60),
    isFigure,
    unit: shorten(printable(unit ?? ''), 40),
    was: was ?? '',
    toBuy: shorten(printable(toBuy ?? ''), 60),
    saving: marketPriceWords(vehicle, shown, site.flags) ?? '',
  };
}

function financeOf(site: PublicSite, vehicle: Vehicle, now: Date): BrochureContent['finance'] {
  const words = repaymentWords(siteFigures(site, vehicle, now));
  if (!words) return null;
  const { comparisonWarning, disclaimer } = site.finance;
  return {
    repayment: printable(`Finance: ${repaymentSentence(words)}`),
    note: printable([comparisonWarning, disclaimer].filter(Boolean).join(' ')),
  };
}

const lines = (items: readonly SpecificationItem[]): SpecificationItem[] =>
  items
    .map(({ label, value }) => ({ label, value: shorten(printable(value), 44) }))
    .filter(({ value }) => value !== '');

function factsOf(vehicle: Vehicle): string[] {
  const sleeps = vehicle.caravan?.sleeps ?? null;
  const facts = [
    ...headFacts(vehicle).map(({ value }) => value),
    ...(vehicle.simple_fuel ? [vehicle.simple_fuel] : []),
    ...(sleeps === null ? [] : [`Sleeps ${sleeps}`]),
  ];
  return [...new Set(facts.map((fact) => shorten(printable(fact), 24)))].filter((fact) => fact !== '');
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

function noticeOf(vehicle: Vehicle): string {
  if (vehicle.reserved) return 'Reserved';
  return vehicle.status === 'coming_soon' ? 'Coming soon' : '';
}

/** The date at the vehicle's place, as YYYY-MM-DD: the brochure says on which day it was true. */
export function brochureDate(site: PublicSite, vehicle: Vehicle, now: Date): string {
  return localTime(now, vehicleLocation(site, vehicle)?.time_zone ?? defaultTimeZone).date;
}

/** What a brochure says of a vehicle. It names no phone number: those are told on request only. */
export function brochureContent(
  site: PublicSite,
  vehicle: Vehicle,
  { now, room }: { now: Date; room: BrochureRoom },
): BrochureContent {
  const place = vehicleLocation(site, vehicle);
  const { main, detail } = titleLines(vehicle);
  const timeZone = place?.time_zone;
  const options = { now, showUnregistered: site.flags.unregisteredNotice, ...(timeZone ? { timeZone } : {}) };
  const equipment = vehicle.standardEquipment.map(printable).filter((one) => one !== '');
  const features = [...new Set(equipment)].map((one) => shorten(one, 70));
  const pageUrl = `${site.origin}${carPath(vehicle)}`;
  const address = pageUrl.replace(/^https?:\/\//, '');
  const date = longDate(brochureDate(site, vehicle, now));
  const price = priceOf(site, vehicle);
  return {
    siteName: shorten(printable(site.name), 60),
    title: shorten(printable(main), 70),
    detail: shorten(printable(detail), 70),
    notice: noticeOf(vehicle),
    price,
    finance: financeOf(site, vehicle, now),
    facts: factsOf(vehicle),
    keyFacts: lines(keyFacts(vehicle, options)),
    specifications: lines(specifications(vehicle)),
    features: features.slice(0, room.features),
    featuresLeftOut: Math.max(0, features.length - room.features),
    comments: shortenToSentence(printable(runOn(vehicle.dealercomments ?? '')), room.comments),
    dealer: dealerOf(site, vehicle, place),
    pageUrl,
    host: address.split('/')[0] ?? '',
    pageAddress: addressLines(address),
    notes: [
      `As at ${date}.`,
      price.isFigure
        ? 'Price, availability and details may change: please check with the dealer before you decide.'
        : 'Availability and details may change: please check with the dealer before you decide.',
      'Pictures may show accessories that cost extra.',
    ].join(' '),
  };
}
