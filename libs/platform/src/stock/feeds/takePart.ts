import type { Reading } from './reading.ts';

const separator = '|';

/** JSON, or the notation of scripts that some feeds put into a cell: names without quotes, texts in single quotes. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const texts = text.replace(/'((?:[^'\\]|\\.)*)'/g, (_, inner: string) =>
      JSON.stringify(inner.replace(/\\'/g, "'")),
    );
    return JSON.parse(texts.replace(/([{,]\s*)([A-Za-z_]\w*)\s*:/g, '$1"$2":'));
  }
}

const itemsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [];

function inside(values: unknown[], name: string): unknown[] {
  if (name === '*') return values.flatMap(itemsOf);
  return values.flatMap((value) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? [(value as Record<string, unknown>)[name]]
      : [],
  );
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * The text at a path of JSON; several, split at `|`, where the path names every item of a list.
 * @example takePart('{"city":"Perth"}', 'city'), takePart('[{"url":"/1.jpg"},{"url":"/2.jpg"}]', '*.url')
 */
export function takePart(text: string, path: string): Reading {
  let values: unknown[];
  try {
    values = [parseLoosely(text)];
  } catch {
    return { known: false, reason: `'${text.slice(0, 57)}' is not JSON` };
  }
  for (const name of path.split('.')) values = inside(values, name);
  const found = values.flat().map(textOf).filter(Boolean);
  return found.length > 0 ? { known: true, value: found.join(separator) } : { known: false, reason: null };
}
