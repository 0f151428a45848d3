/**
 * What the platform says, by keys such as `mail.directions`: texts in ICU message format, in Australian English. A site's
 * file puts its own words in their place (`messages`).
 */
export type MessageTable = Readonly<Record<string, string>>;

/** What stands before a brace that opens a form of a plural, and so no argument: the end of the form before it, or nothing. */
type PluralForm = `${'' | `${string}}`}${'' | ' '}${'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`} `;

/** An argument as it stands between its braces. @example ArgumentOf<'count, plural, one {# vehicle'> */
type ArgumentOf<Inside extends string> = Inside extends `${infer Name}, ${'plural' | 'number'}${string}`
  ? { name: Name; value: number }
  : { name: Inside; value: string | number };

type ArgumentsOf<Text extends string, Found = never> = Text extends `${infer Before}{${infer Rest}`
  ? Before extends PluralForm
    ? ArgumentsOf<Rest, Found>
    : Rest extends `${infer Inside}}${infer After}`
      ? ArgumentsOf<Inside extends `${string}{${infer Form}` ? `${Form}}${After}` : After, Found | ArgumentOf<Inside>>
      : Found
  : Found;

/** The values that a text asks for, by the names of its arguments: `{ phone: string | number }` for 'Call {phone}'. */
export type MessageValues<Text extends string> = {
  [Argument in ArgumentsOf<Text> as Argument['name']]: Argument['value'];
};

/** Says a message of a table. Values are asked for where its text has arguments. */
export type Words<Table extends MessageTable> = <Key extends keyof Table & string>(
  key: Key,
  ...values: keyof MessageValues<Table[Key]> extends never ? [] : [values: MessageValues<Table[Key]>]
) => string;
