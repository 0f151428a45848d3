import type { PublicSite } from '@forecourt/domain';
import { wordsOf, type MessageTable, type Words } from '@forecourt/domain/messages';
import { use } from 'react';
import { Context } from '../site/SiteProvider.tsx';

const silent = { messages: {} };

/**
 * Words of a table for a component, in the browser, in stories and on the server alike: the site's own where its file has
 * some, else the platform's. Where server components are rendered `serverWords.ts` stands in this file's place.
 * @example useWords(vehicleMessages)('vehicle.call', { phone })
 */
export function useWords<const Table extends MessageTable>(table: Table): Words<Table> {
  return wordsOf(table, use(Context)?.site ?? silent);
}

/** Names the site whose page is rendered to server components. Elsewhere the site provider does, and this nothing. */
export function speakFor(_site: Pick<PublicSite, 'messages'>): void {
  return undefined;
}
