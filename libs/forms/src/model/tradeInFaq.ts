import {
  messageLocale,
  numberWords,
  tradeInFaqMessages,
  wordsOf,
  type Speaker,
  type Words,
} from '@forecourt/domain/messages';
import { maxKms, offerDays, oldestYears } from './tradeInRules.ts';

export interface TradeInQuestion {
  question: string;
  answer: string;
}

/** Questions and answers about trading in a car. @param site whose words they are in */
export function tradeInFaq(site: Speaker = { messages: {} }): TradeInQuestion[] {
  const say: Words<typeof tradeInFaqMessages> = wordsOf(tradeInFaqMessages, site);
  const kms = numberWords(maxKms, site.locale ?? messageLocale);
  return [
    { question: say('tradeInFaq.estimate'), answer: say('tradeInFaq.estimateAnswer') },
    { question: say('tradeInFaq.none'), answer: say('tradeInFaq.noneAnswer', { years: oldestYears, kms }) },
    { question: say('tradeInFaq.final'), answer: say('tradeInFaq.finalAnswer', { days: offerDays }) },
    { question: say('tradeInFaq.owing'), answer: say('tradeInFaq.owingAnswer') },
    { question: say('tradeInFaq.mustBuy'), answer: say('tradeInFaq.mustBuyAnswer') },
    { question: say('tradeInFaq.bring'), answer: say('tradeInFaq.bringAnswer') },
    { question: say('tradeInFaq.unregistered'), answer: say('tradeInFaq.unregisteredAnswer') },
  ];
}
