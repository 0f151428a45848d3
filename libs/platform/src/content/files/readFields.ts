const entry = /^([a-z][a-z0-9_]*):[ \t]+(.*\S)[ \t]*$/;
/** A date, with a time or without. YAML’s core schema has no dates: they are strings. */
const date = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
/** Text that begins with a letter and has nothing in it that YAML would read as syntax. */
const words = /^[A-Za-z](?:[^:#\t]|:(?=\S)|(?<=\S)#)*$/;
const notWords = /^(true|false|null|y|n|yes|no|on|off)$|:$/i;

const isPlain = (text: string): boolean => date.test(text) || (words.test(text) && !notWords.test(text));

/** Text that is also plain inside brackets. */
const bracketedWords = /^[A-Za-z][^,:#[\]{}\t]*$/;
/** Longer lists are left to the YAML parser. */
const maxBracketed = 500;

/** @example mapping('make: Toyota, model: HiLux') // { make: 'Toyota', model: 'HiLux' } */
function mapping(text: string): Record<string, string> | null {
  const fields: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, name, value = ''] = /^ ?([a-z][a-z0-9_]*): (.*\S) ?$/.exec(part) ?? [];
    if (name === undefined || Object.hasOwn(fields, name) || !bracketedWords.test(value) || notWords.test(value)) {
      return null;
    }
    fields[name] = value;
  }
  return fields;
}

/**
 * A list of words or of mappings of words in one line; null for anything else.
 * @example bracketed('[{ make: Toyota, model: HiLux }]') // [{ make: 'Toyota', model: 'HiLux' }]
 */
function bracketed(text: string): unknown[] | null {
  if (!text.startsWith('[') || !text.endsWith(']') || text.length > maxBracketed) return null;
  const inner = text.slice(1, -1);
  const isOfMappings = inner.startsWith('{') && inner.endsWith('}');
  const parts = isOfMappings ? inner.slice(1, -1).split(/\}, ?\{/) : inner.split(',');
  const read = parts.map((part) => {
    if (isOfMappings) return mapping(part);
    const value = part.trim();
    return bracketedWords.test(value) && !notWords.test(value) ? value : null;
  });
  return read.includes(null) ? null : read;
}

/**
 * Reads the simple `name: text` and `name: [one, other]` lines of front matter, which most lines are: a YAML parser takes ten times as long.
 * @returns the fields read and the other lines, which are valid YAML by themselves; null where a name occurs twice or a
 * line begins with something other than a name
 */
export function readPlainFields(text: string): { fields: Record<string, unknown>; rest: string } | null {
  const fields: Record<string, unknown> = {};
  const rest: string[] = [];
  const names = new Set<string>();
  const lines = text.split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    if (/^\S/.test(line)) {
      const name = /^([a-z][a-z0-9_]*):/.exec(line)?.[1];
      if (name === undefined || names.has(name)) return null;
      names.add(name);
      const value = entry.exec(line)?.[2];
      // An indented next line continues this one.
      const next = lines.slice(at + 1).find((one) => one.trim() !== '');
      const read = value === undefined ? null : isPlain(value) ? value : bracketed(value);
      if (read !== null && (next === undefined || /^\S/.test(next))) {
        fields[name] = read;
        continue;
      }
    }
    rest.push(line);
  }
  return { fields, rest: rest.join('\n') };
}
