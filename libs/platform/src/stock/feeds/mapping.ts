import { z } from 'zod';
import { isEncoding } from './text/detectEncoding.ts';
import { tradeVocabularies } from './words/tradeWords.ts';

const isAccepted = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

const pattern = z.string().refine((text) => isAccepted(() => new RegExp(text, 'u')), 'is not a regular expression');

/** How dates of digits are written: `03/04/2026` is in April where the day is first. */
const dateOrder = z.enum(['day-first', 'month-first']);
export type DateOrder = z.output<typeof dateOrder>;

const timeZone = z
  .string()
  .refine(
    (zone) => isAccepted(() => new Intl.DateTimeFormat('en-AU', { timeZone: zone })),
    'is not an IANA time zone, such as Australia/Perth',
  );

/** What stands before the fraction of a number. Without it `45.000` is ambiguous, and is not read. */
const decimal = z.enum(['.', ',']).optional();

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('replace'), pattern, with: z.string() }),
  /** Keeps the pattern's first group, or all it matched. */
  z.strictObject({ do: z.literal('take'), pattern, otherwise: z.string().optional() }),
  z.strictObject({ do: z.literal('split'), at: z.string().min(1), keep: z.enum(['first', 'rest']) }),
  /** Matching text counts as empty; with a reason it cannot be read: what is stored stays, and the report mentions it. */
  z.strictObject({ do: z.literal('missing'), pattern, reason: z.string().optional() }),
  /** Words of the feed, in any case, to words of ours. */
  z.strictObject({
    do: z.literal('words'),
    map: z.record(z.string(), z.string()),
    others: z.enum(['refuse', 'keep']).default('refuse'),
  }),
  /** Words written in capitals only get an initial capital each. */
  z.strictObject({ do: z.literal('calm') }),
  z.strictObject({
    do: z.literal('number'),
    unit: z.string().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    whole: z.boolean().default(false),
    decimal,
  }),
  /** Dollars in the feed, cents after. Limits are in dollars. */
  z.strictObject({ do: z.literal('money'), min: z.number().optional(), max: z.number().optional(), decimal }),
  z.strictObject({ do: z.literal('yes-no') }),
  /** `YYYY-MM-DD`, or a date in the feed's order of day and month; a time behind it is ignored. */
  z.strictObject({ do: z.literal('date'), order: dateOrder.optional() }),
  /** `YYYY-MM`, `MM/YYYY` or a date. */
  z.strictObject({ do: z.literal('month'), order: dateOrder.optional() }),
  /** Seconds or milliseconds since 1970, or a date with or without time; without a zone it is the feed's time zone. */
  z.strictObject({ do: z.literal('instant'), order: dateOrder.optional(), zone: timeZone.optional() }),
  /** Words of the trade, English or German, in any case, to ours; see tradeWords. */
  z.strictObject({ do: z.literal('trade-words'), of: z.enum(tradeVocabularies) }),
  /** A part of JSON in the cell, by its path; `*` is every item of a list. @example 'city', '*.url' */
  z.strictObject({ do: z.literal('part'), path: z.string().min(1) }),
  z.strictObject({ do: z.literal('list'), at: z.string().min(1) }),
  /** Addresses of pictures: https, or a path of the site. */
  z.strictObject({ do: z.literal('pictures'), at: z.string().min(1) }),
  z.strictObject({ do: z.literal('address') }),
  z.strictObject({ do: z.literal('json') }),
]);

/** One column or several; `*` in a name stands for any text, so that `Photo*` is every column whose name begins so. */
const columns = z.union([z.string(), z.array(z.string()).min(1)]);

const reading = {
  steps: z.array(step).default([]),
  /** Without it the row is refused. */
  required: z.boolean().default(false),
};

const field = z.union([
  /** Of several columns the first that says something counts. */
  z.strictObject({
    from: columns,
    /**
     * What stands for a cell that is empty, in the feed's words. Without it an empty cell of the state says nothing; with
     * it the empty cell of a column that is otherwise only ticked puts a vehicle on sale again. @example 'available'
     */
    empty: z.string().min(1).optional(),
    ...reading,
  }),
  /** Every column counts: lists and pictures are put together, texts are joined by a space. */
  z.strictObject({ all: columns, ...reading }),
  /** Text with columns in braces; what is empty leaves no gap. @example '{Year} {Make} {Model} {Badge}' */
  z.strictObject({ template: z.string().regex(/\{[^{}]+\}/, 'names no column in braces'), ...reading }),
  /** A list of the words whose column says yes. @example { "SUNROOF": "Sunroof" } */
  z.strictObject({ flags: z.record(z.string(), z.string()) }),
  z.strictObject({ value: z.json() }),
]);

/** Rows that are skipped, by what a column says or does not say. */
const skipRule = z.union([
  z.strictObject({ column: z.string(), is: pattern }),
  z.strictObject({ column: z.string(), isNot: pattern }),
]);

/** How the columns of one kind of feed become vehicles. */
export const mappingSchema = z.strictObject({
  /** Name of the feed. A feed removes only vehicles that it brought. */
  source: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens'),
  /** Character between cells of CSV. Without it, the one of `,`, `;`, tab and `|` that makes a table of the file. */
  delimiter: z.string().length(1).nullable().default(null),
  /** Encoding of the file, such as `windows-1252` or `macintosh`. Without it, the one that it says or that fits it. */
  encoding: z.string().refine(isEncoding, 'is not an encoding of the WHATWG standard').nullable().default(null),
  /** What stands before the fraction of the feed's numbers; a comma makes 45000 of `45.000`. */
  decimal,
  /** Character around cells that hold the delimiter; null where the feed has none and a quote is a letter like others. */
  quote: z.string().length(1).nullable().default('"'),
  /**
   * Names of the columns in order, for a CSV file without a header; columns behind the last name are called by their
   * number, from 1. Null where the file names its columns.
   */
  columns: z.array(z.string().min(1)).nullable().default(null),
  /** Whether a column that the mapping reads must be there. Where it need not, a field without columns is left as it is. */
  absentColumns: z.enum(['refuse', 'ignore']).default('refuse'),
  /** Order of day and month in dates of digits. */
  dates: dateOrder.default('day-first'),
  /** Zone of times that name none. @default that of the dealer's main location */
  timeZone: timeZone.nullable().default(null),
  /**
   * Where the rows of a feed in JSON or XML are: the path of the list, or the name of the elements. Without it the file is
   * the list, or has a row on each line; in XML the children of the root are rows.
   */
  rows: z.string().min(1).nullable().default(null),
  /** Cell texts that mean "unknown" in the feed. */
  missing: z.array(z.string()).default([]),
  /** Columns that together tell one vehicle from another, run after run. Leave out what changes, such as the price. */
  key: z.array(z.string()).min(1),
  /** Several rows with one key are several vehicles alike, or a mistake. */
  repeats: z.enum(['number', 'refuse']).default('refuse'),
  /** Column with the slug of the dealership of a site that has several. */
  dealership: z.string().nullable().default(null),
  /** Known damage of the feed, mended before anything else. */
  corrections: z
    .array(
      z.strictObject({
        column: z.string(),
        when: z.record(z.string(), z.string()).default({}),
        pattern,
        with: z.string(),
      }),
    )
    .default([]),
  /** Rows that are no stock of the site: they are counted, and neither stored nor rejected. */
  skip: z.array(skipRule).default([]),
  /** Rows that contradict themselves and are refused. */
  contradictions: z
    .array(
      z.strictObject({
        when: z.record(z.string(), z.string()),
        column: z.string(),
        above: z.number(),
        reason: z.string(),
      }),
    )
    .default([]),
  /**
   * A title `Year Make Model Badge`, taken apart into the columns `title.year`, `title.make`, `title.model` and
   * `title.badge`. Where the feed has no column for a part, it is known by the names of the trade.
   */
  title: z
    .strictObject({
      column: z.string(),
      year: z.string().nullable().default(null),
      make: z.string().nullable().default(null),
      model: z.string().nullable().default(null),
      /** Makes of several words, which the feed tears apart. */
      makes: z.array(z.string()).default([]),
      /** Models of several words, by make. */
      models: z.record(z.string(), z.array(z.string())).default({}),
    })
    .nullable()
    .default(null),
  /** Vehicle field, nested ones with a dot, to where it comes from. */
  fields: z.record(z.string(), field),
});

export type Mapping = z.output<typeof mappingSchema>;
/** A mapping as it is written: what has a default may be left out. */
export type MappingInput = z.input<typeof mappingSchema>;
export type Step = z.output<typeof step>;

/** @throws with every problem of the mapping, one a line */
export function parseMapping(text: string, name: string): Mapping {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (fault) {
    throw new Error(`The mapping ${name} is not JSON: ${(fault as Error).message}.`);
  }
  const parsed = mappingSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`);
  throw new Error(`The mapping ${name} cannot be used:\n${problems.join('\n')}`);
}
