const entry = /^([a-z][a-z0-9_]*):[ \t]+(.*\S)[ \t]*$/;
/** A day or a minute of it: YAML’s core knows no dates, so they are texts. */
const date = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
/** Words that begin with a letter and hold nothing that YAML reads as anything else. */
const words = /^[A-Za-z](?:[^:#\t]|:(?=\S)|(?<=\S)#)*$/;
const notWords = /^(true|false|null|y|n|yes|no|on|off)$|:$/i;

const isPlain = (text: string): boolean => date.test(text) || (words.test(text) && !notWords.test(text));

/**
 * Reads the lines of front matter that are a name and plain words, which most are: the reader of YAML takes ten times as
 * long for them. Null where a name is there twice, or anything else stands in the way.
 * @returns what was read, and the other lines, which are YAML by themselves
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
      // A line that goes on in the next one is longer than it looks.
      const next = lines.slice(at + 1).find((one) => one.trim() !== '');
      if (value !== undefined && isPlain(value) && (next === undefined || /^\S/.test(next))) {
        fields[name] = value;
        continue;
      }
    }
    rest.push(line);
  }
  return { fields, rest: rest.join('\n') };
}
