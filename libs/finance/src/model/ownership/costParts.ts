import { formatMoney, type FinanceFigures } from '@forecourt/domain';
import { costMessages, repaymentMessages, wordsOf, type Speaker, type Words } from '@forecourt/domain/messages';
import { repaymentSentence, repaymentWords } from '../repaymentWords.ts';
import type { CostPart, CostPartName, OwnershipInput, Priced } from './ownershipInput.ts';

/** Years that costs are calculated for. */
export const ownershipYears = 5;

const left = (part: CostPartName, words: string): CostPart => ({ part, total: null, words, source: null });

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

const spreadWords = { week: 'cost.spreadByWeek', month: 'cost.spreadByMonth' } as const;

/** Deposit, repayments and final payment that are due within the years. */
export function financePart(figures: FinanceFigures | null, { say, sayRepayment }: CostSpeech): CostPart {
  const words = repaymentWords(figures, sayRepayment);
  if (!figures || !words || figures.amount === null || figures.termYears === null) {
    return left('finance', say('cost.noRepayment'));
  }
  const { amount, per, termYears, deposit, finalPayment } = figures;
  const years = Math.min(termYears, ownershipYears);
  const ends = termYears <= ownershipYears;
  const total = (deposit ?? 0) + amount * Math.round(years * periodsPerYear[per]) + (ends ? (finalPayment ?? 0) : 0);
  const isSpread = deposit !== null || (ends && finalPayment !== null);
  const sentences = [
    repaymentSentence(words),
    ...(isSpread ? [say(spreadWords[per], { years: ownershipYears })] : []),
    ...(ends ? [] : [say('cost.loanGoesOn', { years: ownershipYears })]),
  ];
  return { part: 'finance', total, words: sentences.join(' '), source: null };
}

const usedWords = { petrol: 'cost.litres', diesel: 'cost.litres', electricity: 'cost.kilowattHours' } as const;

export function energyPart({ consumption, energyPrice, kmPerYear }: OwnershipInput, { say }: CostSpeech): CostPart {
  if (!consumption) return left('energy', say('cost.noConsumption'));
  const energy = say(`cost.${consumption.kind}`);
  if (!energyPrice) return left('energy', say('cost.noPrice', { energy }));
  const { kind, per100Km } = consumption;
  const { price, ...source } = energyPrice;
  const used = (per100Km * kmPerYear * ownershipYears) / 100;
  return {
    part: 'energy',
    total: Math.round(used * price),
    words: say(usedWords[kind], {
      used: String(per100Km),
      energy,
      price: `$${(price / 100).toFixed(3).replace(/0$/, '')}`,
    }),
    source,
  };
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
  return {
    part: 'service',
    total: capped * price,
    words: [
      say('cost.services', { count: capped, price: formatMoney(price) }),
      ...(all ? [] : [say('cost.moreServices', { count: due - capped })]),
    ].join(' '),
    source: { source, date, isFictional },
  };
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
  return { part, total: amount * ownershipYears, words: say('cost.aYear', { amount: formatMoney(amount) }), source };
}

export const depreciationPart = ({ say }: CostSpeech): CostPart => left('depreciation', say('cost.noDepreciation'));
