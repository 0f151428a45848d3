/** An example of a comment that claims something: a call, and what it gives. */
export interface Example {
  call: string;
  value: string;
}

/** Values of the names in an example. */
export type Scope = Readonly<Record<string, unknown>>;

const line = /@example ([^\n]*?)\s*(?:\*\/|\n|$)/g;

/**
 * Examples written as a call, two slashes and the value; other examples only show how something is written.
 * @param source text of a module
 */
export function examplesOf(source: string): Example[] {
  return [...source.matchAll(line)].flatMap(([, text = '']) => {
    const [call = '', value] = text.split(/ \/\/ (.*)/s);
    return value === undefined ? [] : [{ call, value }];
  });
}

function valueOf(expression: string, scope: Scope): unknown {
  const known = Object.entries(scope).filter(([name]) => name !== 'default');
  const run = new Function(...known.map(([name]) => name), `"use strict"; return (${expression}\n);`) as (
    ...values: unknown[]
  ) => unknown;
  return run(...known.map(([, value]) => value));
}

/**
 * The result of the call, and that of the comment; a text that ends in … matches all that begin so.
 * @throws when either is not an expression, or names what is not in scope
 */
export async function evaluateExample(
  { call, value }: Example,
  scope: Scope,
): Promise<{ actual: unknown; expected: unknown }> {
  const actual = await valueOf(call, scope);
  const expected = valueOf(value, scope);
  const isCut = typeof expected === 'string' && expected.endsWith('…');
  return { actual, expected: isCut && String(actual).startsWith(expected.slice(0, -1)) ? actual : expected };
}
