import { parse, YAMLParseError } from 'yaml';
import { readPlainFields } from './readFields.ts';

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new Error(`is not JSON (${(fault as Error).message})`);
  }
}

function parseYaml(text: string): unknown {
  try {
    // No references: a few lines of them can stand for gigabytes.
    return parse(text, { schema: 'core', maxAliasCount: 0 });
  } catch (fault) {
    const line = fault instanceof YAMLParseError ? fault.linePos?.[0].line : undefined;
    const [reason = ''] = (fault as Error).message.split('\n');
    throw new Error(`has front matter that cannot be read${line ? ` in its line ${line}` : ''} (${reason})`);
  }
}

/** Plain lines at once, the others as YAML; where that does not go, the whole as YAML, which also knows what is wrong. */
function parseFrontMatter(text: string): unknown {
  const plain = readPlainFields(text);
  if (!plain) return parseYaml(text);
  if (plain.rest.trim() === '') return plain.fields;
  try {
    const others = parseYaml(plain.rest);
    return isFields(others) ? { ...plain.fields, ...others } : parseYaml(text);
  } catch {
    return parseYaml(text);
  }
}

/**
 * The fields of a file of content: a JSON object, or Markdown below front matter, which becomes the field `prose`.
 * @throws in words that go on after the file's name
 */
export function parseContent(name: string, text: string, prose = 'text'): Record<string, unknown> {
  if (name.endsWith('.json')) {
    const fields = parseJson(text);
    if (!isFields(fields)) throw new Error('is no object: write { "title": "…" }');
    return fields;
  }
  const found = frontMatter.exec(text);
  if (!found) throw new Error('has no front matter: begin with ---, then title: …, then --- again');
  const fields = parseFrontMatter(found[1] ?? '') ?? {};
  if (!isFields(fields)) throw new Error('has front matter without fields: write title: …');
  const body = text.slice(found[0].length).trim();
  return body === '' ? fields : { ...fields, [prose]: body };
}
