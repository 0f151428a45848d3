import { localeOf, parsePhone, type CountryCode, type MarketSite } from '@forecourt/domain';
import { plainAnswer, visitorQuestions } from '@forecourt/domain/answers';
import {
  askedSubjects,
  formErrorMessages,
  messageLocale,
  messagesAbout,
  orderMessages,
  worded,
  wordsOf,
  type MessageTable,
  type Words,
} from '@forecourt/domain/messages';
import * as z from 'zod/mini';

/** Contact details, as every form here asks for them. */
export interface Visitor {
  name: string;
  last_name: string;
  email: string;
  /** As typed. */
  phone: string;
  postcode: string;
}

/** Whose numbers are taken, and what is said of those that are not. */
export interface VisitorRules {
  /** @default 'AU' */
  country?: CountryCode;
  /** The site's own words for questions, orders and what is wrong with an answer, by their keys. @default none */
  messages?: MessageTable;
  /** Language of these words, as a BCP 47 tag. @default 'en-AU' */
  locale?: string;
}

/** What a site's own rules are: its country where it is not Australia, and its words. */
export function visitorRules(site: Pick<MarketSite, 'country' | 'locale'> & { messages: MessageTable }): VisitorRules {
  const { country, messages } = site;
  const own = messagesAbout(messages, 'formError', 'order', ...askedSubjects);
  const locale = localeOf(site);
  return {
    ...(country !== 'AU' && { country }),
    ...(locale !== messageLocale && { locale }),
    ...(Object.keys(own).length > 0 && { messages: own }),
  };
}

/** Words of orders, as a site says them. */
export const orderWords = ({ messages = {}, locale }: VisitorRules): Words<typeof orderMessages> =>
  wordsOf(orderMessages, { messages, locale });

export const visitorFields = Object.keys(visitorQuestions);

/** Contact details as every form here checks them. */
export function visitorShape({ country = 'AU', messages = {} }: VisitorRules = {}) {
  const { name, last_name, email, phone, postcode } = worded(visitorQuestions, messages);
  const say = wordsOf(formErrorMessages, { messages });
  const use = { needed: true, country, say };
  return {
    name: plainAnswer(name, use),
    last_name: plainAnswer(last_name, use),
    email: plainAnswer(email, use),
    /** Strict, because the dealer calls this number about money: it has to be a valid number of the country. */
    phone: plainAnswer(phone, use).check(
      z.refine((text) => parsePhone(text, country) !== null, say('formError.phone')),
    ),
    postcode: plainAnswer(postcode, use),
  };
}

/** Contact details of whoever reserves, buys or pays. */
export const visitorSchema = (rules?: VisitorRules): z.ZodMiniType<Visitor> => z.object(visitorShape(rules));
