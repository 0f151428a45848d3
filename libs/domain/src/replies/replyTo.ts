import { defaultTimeZone } from '../place/timeZone.ts';
import { timeWords } from '../time/instantWords.ts';
import { localeOf } from '../country/market.ts';
import type { Lead } from '../lead.ts';
import { addressLine, type Location } from '../location.ts';
import { formatMoney } from '../money.ts';
import { displayPhone } from '../phone.ts';
import type { Site } from '../site.ts';
import { replyKindOf, appointmentOf, type ReplyKind, type ReplyOutcome } from './replyKinds.ts';
import { replyWords, type ReplyValues, type ReplyWords } from './replyWords.ts';

export type ReplyingSite = Pick<
  Site,
  'name' | 'locations' | 'appointments' | 'reserve' | 'replies' | 'country' | 'locale'
>;

/** The reply to a lead: what, when, where, whom to call, and under which reference. */
export interface Reply extends ReplyWords {
  kind: ReplyKind;
  /** Name and text, in the order of need. */
  facts: { name: string; value: string }[];
  reference: string;
  /** Where it takes place, or who replies. */
  place: Location | null;
  /** Of the place, in E.164. */
  phone: string | null;
  /** A booked time. */
  appointment: { start: Date; end: Date } | null;
  /** What it is about, as the site calls it. */
  vehicle: string | null;
}

/** What a visitor names when calling. */
export const referenceOf = (leadId: string): string => leadId.slice(0, 8).toUpperCase();

/** Place that a lead is for: the one it names, else the site's own showroom. */
export function replyingPlace(lead: Pick<Lead, 'location_id'>, { locations }: Pick<Site, 'locations'>) {
  const shown = locations.filter(({ visible }) => visible);
  const sales = shown.filter(({ location_type }) => location_type === 'sales');
  return (
    shown.find(({ id }) => id === lead.location_id) ??
    sales.find(({ primary }) => primary) ??
    sales[0] ??
    shown.find(({ primary }) => primary) ??
    shown[0] ??
    null
  );
}

const textOf = (lead: Pick<Lead, 'fields'>, name: string): string | null => {
  const value = lead.fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** An amount that the server itself wrote, out of a field that may say more. @example '$200, paid online' → '$200' */
const moneyIn = (text: string | null): string | null => /^-?\$[\d,.]*\d/.exec(text ?? '')?.[0] ?? null;

function offerOf(lead: Pick<Lead, 'fields'>): string | null {
  const dollars = textOf(lead, 'offer_price') ?? textOf(lead, 'offer_from_client');
  return dollars !== null && /^\d{1,9}$/.test(dollars) ? formatMoney(Number(dollars) * 100) : null;
}

/** Facts of a lead that reply texts may use: checked by the server, never the visitor's free text. */
export function replyValues(lead: Lead, site: ReplyingSite): ReplyValues {
  const place = replyingPlace(lead, site);
  const start = appointmentOf(lead);
  return {
    dealer: site.name,
    vehicle: textOf(lead, 'Vehicle Name'),
    time: start ? timeWords(start.toISOString(), place?.time_zone ?? defaultTimeZone, localeOf(site)) : null,
    minutes: String(site.appointments.slotMinutes),
    place: place?.name ?? null,
    address: place && addressLine(place),
    phone: place && displayPhone(place.contact_detail.phone),
    until: textOf(lead, 'Held until'),
    hours: String(site.reserve.holdHours),
    deposit: moneyIn(textOf(lead, 'Deposit')),
    total: moneyIn(textOf(lead, 'Order total')),
    balance: moneyIn(textOf(lead, 'Balance at handover')),
    offer: offerOf(lead),
    amount: moneyIn(textOf(lead, 'Amount paid')),
    purpose: textOf(lead, 'Paid for'),
    prize: textOf(lead, 'Prize'),
  };
}

const placed: readonly ReplyKind[] = ['test-drive', 'reservation', 'order', 'trade-in', 'appraisal'];

function factsOf(kind: ReplyKind, lead: Lead, values: ReplyValues): Reply['facts'] {
  const rego = textOf(lead, 'rego');
  const lines: [string, string | null | undefined][] = [
    ['What', values.vehicle],
    ['Stock number', textOf(lead, 'stock_number')],
    ['Your car', kind === 'trade-in' || kind === 'appraisal' ? rego : null],
    ['When', values.time],
    ['Held until', kind === 'reservation-refunded' ? null : values.until],
    ['Agreed amount', kind === 'trade-in' ? values.offer : null],
    ['Your offer', kind === 'offer' ? values.offer : null],
    ['Deposit', values.deposit],
    ['Order total', values.total],
    ['Handover', textOf(lead, 'Handover')],
    ['Amount', values.amount],
    ['Paid for', values.purpose],
    ['Receipt number', textOf(lead, 'Receipt number')],
    ['Prize', values.prize],
    ['Where', placed.includes(kind) && values.place ? `${values.place}, ${values.address}` : null],
    ['Call', values.phone && `${values.phone} (${values.place})`],
    ['Reference', referenceOf(lead.lead_id)],
  ];
  return lines.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/**
 * The one reply to a lead, for the page that follows, the mail and the text message.
 * @param outcome what became of it since; left out, it is the first reply
 */
export function replyTo(lead: Lead, site: ReplyingSite, outcome?: ReplyOutcome): Reply {
  const kind = outcome ?? replyKindOf(lead);
  const place = replyingPlace(lead, site);
  const values = replyValues(lead, site);
  const start = outcome ? null : appointmentOf(lead);
  return {
    kind,
    place,
    phone: place?.contact_detail.phone ?? null,
    vehicle: values.vehicle ?? null,
    ...replyWords(kind, values, site.replies),
    facts: factsOf(kind, lead, values),
    reference: referenceOf(lead.lead_id),
    appointment: start && { start, end: new Date(start.getTime() + site.appointments.slotMinutes * 60_000) },
  };
}
