import {
  carPath,
  financeTerms,
  priceWords,
  displayPrice,
  vehicleLocation,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import {
  priceMessages,
  repaymentMessages,
  specificationMessages,
  vehicleFactMessages,
  wordsOf,
} from '@forecourt/domain/messages';
import { isExampleLoan, repaymentSentence, repaymentWords, siteFigures } from '@forecourt/finance/model';
import { headFacts, keyFacts, marketPriceWords, runOn, specifications, titleLines } from '@forecourt/vehicle/model';
import { closingNotes, dealerOf, lines, pageOf } from './brochureDealer.ts';
import { brochureSay, type BrochureSay } from './brochureSay.ts';
import type { BrochureContent } from './brochureWords.ts';
import { printable, shorten, shortenToSentence } from './printable.ts';

/** How much of the long texts a brochure takes. */
export interface BrochureRoom {
  features: number;
  comments: number;
}

function priceOf(site: PublicSite, vehicle: Vehicle): BrochureContent['price'] {
  const shown = displayPrice(vehicle, site);
  const say = wordsOf(priceMessages, site);
  const { figure, unit, was, isFigure, toBuy } = priceWords(shown, say);
  return {
    figure: shorten(printable(figure), 60),
    isFigure,
    unit: shorten(printable(unit ?? ''), 40),
    was: was ?? '',
    toBuy: shorten(printable(toBuy ?? ''), 60),
    saving: marketPriceWords(vehicle, shown, site.flags, say) ?? '',
  };
}

function financeOf(site: PublicSite, vehicle: Vehicle, now: Date): BrochureContent['finance'] {
  const say = wordsOf(repaymentMessages, site);
  const figures = siteFigures(site, vehicle, now);
  const words = repaymentWords(figures, say);
  if (!figures || !words) return null;
  const { comparisonWarning, example } = site.finance;
  const { assumption, disclaimer } = financeTerms(site.finance, say);
  return {
    repayment: brochureSay(site)('brochure.finance', { repayment: repaymentSentence(words) }),
    note: printable(
      [comparisonWarning, isExampleLoan(figures, example) && assumption, disclaimer].filter(Boolean).join(' '),
    ),
  };
}

function factsOf(site: PublicSite, vehicle: Vehicle, say: BrochureSay): string[] {
  const sleeps = vehicle.caravan?.sleeps ?? null;
  const facts = [
    ...headFacts(vehicle, wordsOf(vehicleFactMessages, site)).map(({ value }) => value),
    ...(vehicle.simple_fuel ? [vehicle.simple_fuel] : []),
    ...(sleeps === null ? [] : [say('brochure.sleeps', { count: sleeps })]),
  ];
  return [...new Set(facts.map((fact) => shorten(printable(fact), 24)))].filter((fact) => fact !== '');
}

function noticeOf(vehicle: Vehicle, say: BrochureSay): string {
  if (vehicle.reserved) return say('brochure.reserved');
  return vehicle.status === 'coming_soon' ? say('brochure.comingSoon') : '';
}

/** What a brochure says of a vehicle. It names no phone number: those are shown on request only. */
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
  const price = priceOf(site, vehicle);
  const say = brochureSay(site);
  const sayFact = wordsOf(specificationMessages, site);
  return {
    ...pageOf(site, carPath(vehicle)),
    title: shorten(printable(main), 70),
    detail: shorten(printable(detail), 70),
    notice: noticeOf(vehicle, say),
    price,
    finance: financeOf(site, vehicle, now),
    facts: factsOf(site, vehicle, say),
    keyFacts: lines(keyFacts(vehicle, { ...options, say: sayFact, locale: site.locale })),
    specifications: lines(specifications(vehicle, sayFact, site.locale)),
    grades: [],
    features: features.slice(0, room.features),
    featuresLeftOut: Math.max(0, features.length - room.features),
    comments: shortenToSentence(printable(runOn(vehicle.dealercomments ?? '')), room.comments),
    headings: { comments: say('brochure.comments'), features: say('brochure.features') },
    dealer: dealerOf(site, vehicle.dealership_id, place),
    notes: closingNotes(say, place, { now, saysPrice: price.isFigure, locale: site.locale }),
  };
}
