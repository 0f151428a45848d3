import { formatMoney, type FinanceFigures } from '@forecourt/domain';
import { costMessages, repaymentMessages, wordsOf, type Speaker, type Words } from '@forecourt/domain/messages';
import { repaymentSentence, repaymentWords } from '../repaymentWords.ts';
import type { CostPart, CostPartName, OwnershipInput, Priced } from './ownershipInput.ts';

/** Years that costs are calculated for. */
export const ownershipYears = 5;

const left = (part: CostPartName, words: string): CostPart => ({
  part,
  total: null,
  perWeek: null,
  words,
  source: null,
});

const periodsPerYear = { week: 52, month: 12 } as const;

/** What the cost of ownership is said with. */
export interface CostSpeech {
  say: Words<typeof costMessages>;
  sayRepayment: Words<typeof repaymentMessages>;
}

export const costSpeech = (site: Speaker): CostSpeech => ({
  say: wordsOf(costMessages, site),
  sayRepayment: wordsOf(repaymentMessages, site),
});

/** Weeks per year, as for repayments. */
const weeksPerYear = 52;

/** Converts cents over all the years to cents a week. */
const perWeekOf = (total: number): number => Math.round(total / (ownershipYears * weeksPerYear));

const running = (part: CostPartName, total: number, words: string, source: CostPart['source']): CostPart => ({
  part,
  total,
  perWeek: perWeekOf(total),
  words,
  source,
});

/** The repayments that are due within the years: the figure that the vehicle's page shows. */
export function financePart(figures: FinanceFigures | null, { say, sayRepayment }: CostSpeech): CostPart {
  const words = repaymentWords(figures, sayRepayment);
  if (!figures || !words || figures.amount === null || figures.termYears === null) {
    return left('finance', say('cost.noRepayment'));
  }
  const { amount, per, weekly, termYears } = figures;
  const total = amount * Math.round(Math.min(termYears, ownershipYears) * periodsPerYear[per]);
  const sentences = [
    repaymentSentence(words),
    ...(termYears <= ownershipYears ? [] : [say('cost.loanGoesOn', { years: ownershipYears })]),
  ];
  const perWeek = per === 'week' ? amount : (weekly ?? Math.round((amount * periodsPerYear[per]) / weeksPerYear));
  return { part: 'finance', total, perWeek, words: sentences.join(' '), source: null };
}

/** Deposit and final payment that are due within the years; null where there are none. */
export function upfrontPart(figures: FinanceFigures | null, finance: CostPart, { say }: CostSpeech): CostPart | null {
  if (finance.total === null || !figures || figures.termYears === null) return null;
  const atTheEnd = figures.termYears <= ownershipYears ? (figures.finalPayment ?? 0) : 0;
  const total = (figures.deposit ?? 0) + atTheEnd;
  if (total === 0) return null;
  return { part: 'upfront', total, perWeek: null, words: say('cost.paidOnce'), source: null };
}

const usedWords = { petrol: 'cost.litres', diesel: 'cost.litres', electricity: 'cost.kilowattHours' } as const;

export function energyPart({ consumption, energyPrice, kmPerYear }: OwnershipInput, { say }: CostSpeech): CostPart {
  if (!consumption) return left('energy', say('cost.noConsumption'));
  const energy = say(`cost.${consumption.kind}`);
  if (!energyPrice) return left('energy', say('cost.noPrice', { energy }));
  const { kind, per100Km } = consumption;
  const { price, ...source } = energyPrice;
  const used = (per100Km * kmPerYear * ownershipYears) / 100;
  const words = say(usedWords[kind], {
    used: String(per100Km),
    energy,
    price: `$${(price / 100).toFixed(3).replace(/0$/, '')}`,
  });
  return running('energy', Math.round(used * price), words, source);
}

/** Services due within the years, at most as many as have the capped price. */
export function servicePart({ service, kmPerYear }: OwnershipInput, { say }: CostSpeech): CostPart {
  if (!service) return left('service', say('cost.noCappedPrice'));
  const { price, years, services, every_months, every_km, up_to_km, source, date, isFictional } = service;
  // The interval is inferred from the years of the programme, where it does not match the number of services.
  const usual = services * every_months === years * 12 ? every_months : (years * 12) / services;
  const months = Math.min(usual, (every_km / kmPerYear) * 12);
  const dueIn = (span: number) => Math.floor((span * 12) / months + 1e-9);
  const due = dueIn(ownershipYears);
  const withinKm = Math.floor(((up_to_km / kmPerYear) * 12) / months + 1e-9);
  const capped = Math.min(due, services, dueIn(years), withinKm);
  const all = capped === due;
  const words = [
    say('cost.services', { count: capped, price: formatMoney(price) }),
    ...(all ? [] : [say('cost.moreServices', { count: due - capped })]),
  ].join(' ');
  return running('service', capped * price, words, { source, date, isFictional });
}

const missingWords = {
  registration: 'cost.noRegistration',
  insurance: 'cost.noInsurance',
  tyres: 'cost.noTyres',
} as const;

/** A cost that is the same each year. */
export function yearlyPart(
  part: 'registration' | 'insurance' | 'tyres',
  priced: Priced<'amount'> | null,
  { say }: CostSpeech,
): CostPart {
  if (!priced) return left(part, say(missingWords[part]));
  const { amount, ...source } = priced;
  return running(part, amount * ownershipYears, say('cost.aYear', { amount: formatMoney(amount) }), source);
}

export const depreciationPart = ({ say }: CostSpeech): CostPart => left('depreciation', say('cost.noDepreciation'));
