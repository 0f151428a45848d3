import type { PublicSite } from '@forecourt/domain';
import { messageLocale, worded, wordsOf, type MessageTable, type Words } from '@forecourt/domain/messages';
import { use, useMemo } from 'react';
import { Context } from '../site/SiteProvider.tsx';

const silent = { messages: {}, locale: messageLocale };

/**
 * Words of a table for a component, in the browser, in stories and on the server alike: the site's own where its file has
 * some, else the platform's. Where server components are rendered `serverWords.ts` stands in this file's place.
 * @example useWords(vehicleMessages)('vehicle.call', { phone })
 */
export function useWords<const Table extends MessageTable>(table: Table): Words<Table> {
  const site = use(Context)?.site ?? silent;
  // The same function as long as the site is, so that what is worked out with it can be kept.
  return useMemo(() => wordsOf(table, site), [table, site]);
}

/** Puts questions of a form, as plain data, into the site's words. @example useQuestions()(visitorQuestions) */
export function useQuestions(): <Data>(questions: Data) => Data {
  const { messages } = use(Context)?.site ?? silent;
  return (questions) => worded(questions, messages);
}

/** Language in which the site writes dates, lists and numbers, as a BCP 47 tag. @example 'en-NZ' */
export const useLocale = (): string => use(Context)?.site.locale ?? silent.locale;

/** Names the site whose page is rendered to server components. Elsewhere the site provider does, and this nothing. */
export function speakFor(_site: Pick<PublicSite, 'messages' | 'locale'>): void {
  return undefined;
}
