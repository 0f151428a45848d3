import {
  formatMoney,
  parsePhone,
  type Lead,
  type LeadAttributes,
  type PublicSite,
  type Site,
  type Vehicle,
} from '@forecourt/domain';
import {
  adjustmentWords,
  consentWords,
  formSettings,
  ownVehicleName,
  tradeInForm,
  type FormValues,
} from '@forecourt/forms/model';
import { leadRecord } from '../../leads/leadRecord.ts';
import type { LeadContext } from '../../ports/leadPort.ts';
import type { TradeInState, TradeInView } from '../../ports/tradeInPort.ts';

/** Subcategories of the leads. */
const tradeInSubcategories: Readonly<Record<Exclude<TradeInState, 'open'>, string>> = {
  accepted: '3. Offer Accepted',
  asked: 'Trade-in Appraisal',
};

export interface TradeInLeadFacts {
  leadId: string;
  site: Site;
  publicSite: PublicSite;
  view: TradeInView;
  state: 'accepted' | 'asked';
  values: FormValues;
  /** The dealer's vehicle that it is traded in for. */
  vehicle: Vehicle | null;
  /** Paths of the pictures. */
  pictures: readonly string[];
  /** How the visitor came to the site. */
  visit: LeadAttributes;
  context: LeadContext;
  quarantined: string | null;
}

const dollars = (cents: number): string => String(Math.round(cents / 100));

/** Fields about the visitor's car. Amounts are from the server, never from the form. */
function ownFields({ view, state, publicSite, pictures }: TradeInLeadFacts): [string, string][] {
  const { rego, regoState, vehicle, kms, questions, answers, result } = view;
  const estimate = result?.kind === 'estimate' ? result : null;
  return [
    ['rego', rego ?? ''],
    ['regoState', regoState ?? ''],
    ['Trade-in Vehicle', vehicle ? ownVehicleName(vehicle) : ''],
    ['kms', kms === null ? '' : String(kms)],
    ['adjustmentAnswers', adjustmentWords(questions, answers)],
    ['Trade-in Estimate', estimate ? `${formatMoney(estimate.low)} to ${formatMoney(estimate.high)}` : ''],
    ['offer_price', estimate && state === 'accepted' ? dollars(estimate.offer) : ''],
    ['Pictures', pictures.map((path) => publicSite.origin + path).join(' ')],
  ];
}

/** The lead of a trade-in. Null for an invalid phone number. */
export function tradeInLead(facts: TradeInLeadFacts): Lead | null {
  const { leadId, site, publicSite, view, state, values, vehicle, visit, context, quarantined } = facts;
  const phone = parsePhone(values.phone, site.country);
  if (phone === null) return null;
  const form = tradeInForm('offer', view.context);
  const settings = formSettings(publicSite, form);
  return leadRecord({
    lead_id: leadId,
    site,
    vehicle,
    phone,
    visit,
    context,
    quarantined,
    consent: consentWords(form, settings, values),
    values: {
      ...values,
      ...Object.fromEntries(ownFields(facts)),
      category: vehicle ? 'Vehicle Enquiry' : 'General Enquiry',
      subcategory: tradeInSubcategories[state],
    },
  });
}
