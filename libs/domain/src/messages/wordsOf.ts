import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageTable, Words } from './messageTable.ts';

/** Decides plural forms and how numbers are written. */
export const messageLocale = 'en-AU';

/** Texts without arguments and quotes are said as they stand. */
const isPlain = (text: string): boolean => !/[{}']/.test(text);

/**
 * The words of a table as a site says them: its own where its file has some, else the platform's. For code of the
 * server: it brings the whole reader of ICU messages, which browsers must not load.
 * @example wordsOf({ 'mail.call': 'Call {phone}' }, { messages: {} })('mail.call', { phone: '131 008' }) // 'Call 131 008'
 */
export function wordsOf<const Table extends MessageTable>(
  table: Table,
  { messages }: { messages: MessageTable },
): Words<Table> {
  return (key, ...[values]) => {
    const text = (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? table[key] ?? key;
    if (isPlain(text)) return text;
    const message = new IntlMessageFormat(text, messageLocale, undefined, { ignoreTag: true });
    return String(message.format(values as Record<string, string | number> | undefined));
  };
}
