import type { z } from 'zod';
import { didYouMean } from './closestName.ts';

/** What a value is called by people who write files. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a record in { }',
  record: 'a record in { }',
  null: 'null',
};

const formats: Readonly<Record<string, string>> = {
  url: 'must be a whole address such as https://www.dealer.example',
  email: 'must be an email address such as sales@dealer.example',
  date: 'must be a day such as 2026-11-22',
  datetime: 'must be an instant such as 2026-11-22T09:30:00Z',
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

const kindName = (kind: string): string => kinds[kind] ?? kind;
const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function limitOf(
  origin: string,
  limit: number | bigint,
  { exact = false, isLeast }: { exact?: boolean | undefined; isLeast: boolean },
): string {
  const number = limit.toLocaleString('en-AU');
  const bound = exact ? 'exactly' : isLeast ? 'at least' : 'at most';
  if (origin === 'string') {
    if (isLeast && Number(limit) === 1) return 'must not be empty';
    return `must have ${bound} ${number} letters`;
  }
  if (origin === 'array' || origin === 'set') {
    return `must have ${bound} ${number} ${Number(limit) === 1 ? 'entry' : 'entries'}`;
  }
  return `must be ${bound} ${number}`;
}

/** One of some names, with the one that was meant. */
function oneOf(names: readonly unknown[], typed: unknown): string {
  const texts = names.filter((name): name is string => typeof name === 'string');
  const question = typeof typed === 'string' ? didYouMean(typed, texts) : '';
  if (question !== '') return `'${String(typed)}' is not known${question}`;
  return `must be ${names.length > 1 ? 'one of ' : ''}${names.map(String).join(', ')}${typed === undefined ? '' : `, not ${shown(typed)}`}`;
}

function unionIssue(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string | undefined {
  const { discriminator, options } = issue as { discriminator?: unknown; options?: readonly unknown[] };
  if (typeof discriminator !== 'string' || options === undefined) return undefined;
  return oneOf(options, (issue.input as Record<string, unknown> | undefined)?.[discriminator]);
}

/**
 * Says what is wrong with a value of a file in words for the people who write it. What a schema says itself stands.
 * For the `error` option of Zod's parsing functions.
 */
export const plainIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = kindName(issue.expected);
      return issue.input === undefined
        ? `is missing: it needs ${expected}`
        : `must be ${expected}, not ${kindName(kindOf(issue.input))}`;
    }
    case 'too_small':
      return limitOf(issue.origin, issue.minimum, { exact: issue.exact, isLeast: true });
    case 'too_big':
      return limitOf(issue.origin, issue.maximum, { exact: issue.exact, isLeast: false });
    case 'invalid_value':
      return oneOf(issue.values, issue.input);
    case 'invalid_format':
      return formats[issue.format];
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return unionIssue(issue);
    default:
      return undefined;
  }
};
