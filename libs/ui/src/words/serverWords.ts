import type { PublicSite } from '@forecourt/domain';
import { wordsOf, type MessageTable, type Words } from '@forecourt/domain/messages';
import { cache } from 'react';

/** One for each page that is rendered: server components know no context. */
const speaker = cache((): { site: Pick<PublicSite, 'messages'> } => ({ site: { messages: {} } }));

/** As `useWords`, for server components. */
export function useWords<const Table extends MessageTable>(table: Table): Words<Table> {
  return wordsOf(table, speaker().site);
}

/** Names the site whose page is rendered to server components, before any of them is. */
export function speakFor(site: Pick<PublicSite, 'messages'>): void {
  speaker().site = site;
}
