import { SaxesParser } from 'saxes';
import { checkDepth, type RecordParser } from './recordCells.ts';

/**
 * Records of XML: an element is a record, elements in it are cells under their path with dots, attributes under `@name`.
 * What comes several times is split at `|`.
 * @param rows name of the elements that are records; null for the children of the root
 */
export function xmlRecords(rows: string | null): RecordParser {
  const parser = new SaxesParser();
  let found: Record<string, string>[] = [];
  let record: Record<string, string> | null = null;
  /** Names of the open elements, the record's own and those within it. */
  let path: string[] = [];
  let depth = 0;
  let text = '';

  function put(name: string, value: string): void {
    const trimmed = value.trim();
    if (!record || trimmed === '') return;
    record[name] = record[name] === undefined ? trimmed : `${record[name]}|${trimmed}`;
  }

  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    checkDepth(depth);
    text = '';
    if (!record && (rows === null ? depth === 2 : name === rows)) record = {};
    else if (record) path.push(name);
    for (const [attribute, value] of Object.entries(attributes)) put(`${path.join('.')}@${attribute}`, value);
  });
  const addText = (more: string): string => (text += more);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    if (record && path.length === 0) {
      found.push(record);
      record = null;
    } else if (record) {
      put(path.join('.'), text);
      path = path.slice(0, -1);
    }
    text = '';
  });
  // Without a listener the parser throws what is wrong.
  return {
    write(more) {
      found = [];
      parser.write(more);
      return found;
    },
    end() {
      parser.close();
    },
  };
}
