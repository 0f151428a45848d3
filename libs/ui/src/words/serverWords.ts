import type { PublicSite } from '@forecourt/domain';
import { messageLocale, worded, wordsOf, type MessageTable, type Words } from '@forecourt/domain/messages';
import { cache } from 'react';

type SpeakingSite = Pick<PublicSite, 'messages' | 'locale'>;

/** One for each page that is rendered: server components know no context. */
const speaker = cache((): { site: SpeakingSite } => ({ site: { messages: {}, locale: messageLocale } }));

/** As `useWords`, for server components. */
export function useWords<const Table extends MessageTable>(table: Table): Words<Table> {
  return wordsOf(table, speaker().site);
}

/** As `useQuestions`, for server components. */
export const useQuestions =
  () =>
  <Data>(questions: Data): Data =>
    worded(questions, speaker().site.messages);

/** As `useLocale`, for server components. */
export const useLocale = (): string => speaker().site.locale;

/** Names the site whose page is rendered to server components, before any of them is. */
export function speakFor(site: SpeakingSite): void {
  speaker().site = site;
}
