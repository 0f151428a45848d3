import {
  addressLine,
  displayPhone,
  financeTerms,
  formatMoney,
  isMasked,
  rulesOfDealer,
  type LoanFee,
  type PublicSite,
} from '@forecourt/domain';
import {
  dealerMessages,
  listWords,
  repaymentMessages,
  vehicleMessages,
  wordsOf,
  type Words,
} from '@forecourt/domain/messages';
import { licenceLines } from './footerGroups.ts';
import { mainPhone } from './navigation.ts';

const emailAddress = /^[^\s@]+@[^\s@]+$/;

function feeWords({ label, amount, due }: LoanFee, say: Words<typeof dealerMessages>): string {
  const fee = label.toLowerCase();
  return due === 'monthly'
    ? say('dealer.monthlyFee', { fee, amount: formatMoney(amount) })
    : `${fee} ${formatMoney(amount)}`;
}

/**
 * Names that the text of a page may use in braces: the dealer's own facts; null where the dealer has none, or shows a
 * number on request only.
 */
export function contentFacts(site: PublicSite) {
  const say = wordsOf(dealerMessages, site);
  const sayVehicle = wordsOf(vehicleMessages, site);
  const { depositCents, holdHours, moneyBackHours } = site.reserve;
  const listed = (items: string[]) => listWords(items, site.locale);
  const places = site.locations.filter(({ visible }) => visible);
  const place = places.find(({ primary }) => primary) ?? places[0];
  const rules = rulesOfDealer(places, site.country);
  const main = mainPhone(site);
  const phone = main !== null && !isMasked(main) ? main : null;
  // The dealer's own desk is no lender that it works with.
  const otherLenders = Object.entries(site.calculator.lenders).filter(([key]) => key !== 'manual');
  const complaints = site.complaintsContact ?? site.email;
  return {
    dealer: site.name,
    website: new URL(site.origin).host,
    email: site.email,
    phone: phone && displayPhone(phone),
    phoneLink: phone && `tel:${phone}`,
    address: place ? addressLine(place) : null,
    contactPage: site.paths.contact,
    searchPage: site.paths.search,
    vehicles: site.texts.vehicleNounPlural,
    complaintsEmail: complaints && emailAddress.test(complaints) ? complaints : null,
    licences: licenceLines(site).join(', ') || null,
    states: places.length > 0 ? listed(rules.map(({ name }) => name)) : null,
    regulators: listed(rules.map(({ regulator }) => regulator.name)) || null,
    coolingOff: places.length > 0 ? rules.map(({ coolingOff }) => coolingOff.words).join(' ') : null,
    onlineSale: places.length > 0 ? rules.flatMap(({ onlineSale }) => onlineSale?.words ?? []).join(' ') || null : null,
    manufacturer: site.manufacturer,
    comparisonWarning: site.finance.comparisonWarning,
    financeTerms:
      Object.values(financeTerms(site.finance, wordsOf(repaymentMessages, site)))
        .filter((sentence) => sentence !== null)
        .join(' ') || null,
    quoteTerms: site.flags.youxQuotes ? site.finance.quoteDisclaimer : null,
    lenders: listed(otherLenders.map(([, { name }]) => name)) || null,
    deposit: site.flags.checkout ? formatMoney(depositCents) : null,
    holdTime: site.flags.checkout ? sayVehicle('vehicle.hours', { count: holdHours }) : null,
    moneyBack: moneyBackHours === null ? null : sayVehicle('vehicle.hours', { count: moneyBackHours }),
    fees: listed(site.calculator.fees.map((fee) => feeWords(fee, say))) || null,
  } satisfies Record<string, string | null>;
}
