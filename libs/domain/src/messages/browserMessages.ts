import type { MessageTable } from './messageTable.ts';

/** First parts of keys whose messages no browser ever says: mails, papers, and pages that the server alone renders. */
export const serverSubjects: ReadonlySet<string> = new Set([
  'article',
  'brochure',
  'calendar',
  'complaint',
  'cost',
  'depositRefusal',
  'dealer',
  'enquiry',
  'fallback',
  'fileRefusal',
  'financePage',
  'frame',
  'garage',
  'home',
  'kind',
  'leadMail',
  'leadRefusal',
  'mail',
  'notFound',
  'offerPage',
  'orderRefusal',
  'pageName',
  'place',
  'preview',
  'prose',
  'reading',
  'refusal',
  'reviewPage',
  'signInRefusal',
  'stockList',
  'success',
  'team',
  'text',
  'title',
  'tradeInFaq',
  'valuationRefusal',
  'workshop',
]);

/** First part of a key, which says where the message stands. @example messageSubject('mail.call') // 'mail' */
export const messageSubject = (key: string): string => key.split('.')[0] ?? key;

/** Messages whose keys begin with one of these subjects. */
export const messagesAbout = (messages: MessageTable, ...subjects: readonly string[]): MessageTable =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => subjects.includes(messageSubject(key))));

/** Of a site's own words those that its components say in browsers: they travel with every page, so they are few. */
export function browserMessages(messages: MessageTable): MessageTable {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => !serverSubjects.has(messageSubject(key))));
}
