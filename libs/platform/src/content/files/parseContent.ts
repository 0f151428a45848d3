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
    // No aliases: a few lines of them can expand to gigabytes.
    return parse(text, { schema: 'core', maxAliasCount: 0 });
  } catch (fault) {
    const line = fault instanceof YAMLParseError ? fault.linePos?.[0].line : undefined;
    const [reason = ''] = (fault as Error).message.split('\n');
    throw new Error(`has front matter that cannot be read${line ? ` in its line ${line}` : ''} (${reason})`);
  }
}

/**
 * Reads simple lines directly and the rest as YAML. Where that fails everything is parsed as YAML, which reports the
 * error.
 */
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
 * The fields of a content file: a JSON object, or front matter and Markdown below it, which becomes the field `prose`.
 * @throws an error whose message continues a sentence that begins with the file's name
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
