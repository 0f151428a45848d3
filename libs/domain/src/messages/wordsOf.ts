import { directionOf } from './directionOf.ts';
import type { MessageTable, Words } from './messageTable.ts';
import { sayMessage, type Values } from './sayMessage.ts';

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
 * Values for words that run from right to left: each between the signs that let it run its own way (first strong isolate,
 * U+2068, and pop directional isolate, U+2069, of Unicode's bidirectional algorithm), so that '2023 Toyota RAV4' stays
 * as it is in an Arabic sentence.
 */
const isolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]),
  );

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
    if (isPlain(text)) return text;
    const language = locale ?? messageLocale;
    const given = values ?? {};
    return sayMessage(text, directionOf(language) === 'rtl' ? isolated(given) : given, language);
  };
}
