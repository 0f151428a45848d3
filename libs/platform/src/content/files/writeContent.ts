import { contentKinds, type ContentKind } from '@forecourt/domain';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { parseContent } from './parseContent.ts';

/** A content file as it is written. */
export interface ContentText {
  extension: '.md' | '.json';
  text: string;
}

function markdown(fields: Readonly<Record<string, unknown>>, prose: string): string {
  const { [prose]: body, ...others } = fields;
  // A file's prose is read without the space around it; other texts stand among the fields.
  const isBody = typeof body === 'string' && body !== '' && body === body.trim();
  const front = isBody ? others : fields;
  const lines = Object.keys(front).length === 0 ? '' : stringify(front, { lineWidth: 0, aliasDuplicateObjects: false });
  return `---\n${lines}---\n${isBody ? `\n${body}\n` : ''}`;
}

function isReadBack(text: string, fields: object, prose: string): boolean {
  try {
    return isDeepStrictEqual(parseContent('record.md', text, prose), fields);
  } catch {
    return false;
  }
}

/**
 * Writes fields as a file that is read back as the same: Markdown below front matter, or JSON where Markdown cannot hold
 * them.
 * @param fields as JSON has them
 * @param isJson whether the record's file is JSON already
 */
export function writeContent(
  kind: ContentKind,
  fields: Readonly<Record<string, unknown>>,
  isJson: boolean,
): ContentText {
  const { prose } = contentKinds[kind];
  const text = isJson ? null : markdown(fields, prose);
  if (text !== null && isReadBack(text, fields, prose)) return { extension: '.md', text };
  return { extension: '.json', text: `${JSON.stringify(fields, null, 2)}\n` };
}
