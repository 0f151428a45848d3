import type { MessageTable, Words } from './messageTable.ts';
import { sayMessage } from './sayMessage.ts';

/** Language of the platform's own words: decides plural forms and how numbers are written where no site says otherwise. */
export const messageLocale = 'en-AU';

/** What words need to know of a site. */
export interface Speaker<Table extends MessageTable = MessageTable> {
  /** Its own words by the keys of messages. */
  messages: { readonly [Key in keyof Table]?: string };
  /** Its language as a BCP 47 tag. @default 'en-AU' */
  locale?: string | null;
}

/** What nobody says otherwise. */
const silent = { messages: {} };

/** The platform's own words, for rules that are asked without a site. */
export const platformWords = <const Table extends MessageTable>(table: Table): Words<Table> => wordsOf(table, silent);

/** Texts without arguments and quotes are said as they stand. */
const isPlain = (text: string): boolean => !/[{}']/.test(text);

/**
 * The words of a table as a site says them: its own where its file has some, else the platform's. Components take
 * `useWords` of `@forecourt/ui/words`, which knows the site.
 * @example wordsOf({ 'mail.call': 'Call {phone}' }, { messages: {} })('mail.call', { phone: '131 008' }) // 'Call 131 008'
 */
export function wordsOf<const Table extends MessageTable>(
  table: Table,
  { messages, locale }: Speaker<Table>,
): Words<Table> {
  return (key, ...[values]) => {
    const text = messages[key] ?? table[key] ?? key;
    return isPlain(text) ? text : sayMessage(text, values ?? {}, locale ?? messageLocale);
  };
}
