import { JSONParser, TokenType } from '@streamparser/json';
import { checkDepth, recordCells, type RecordParser } from './recordCells.ts';

/**
 * Records of JSON: of the list at a path, of a list that is the whole file, or one a line.
 * @param rows path of the list, with dots; null where the file is the list
 */
export function jsonRecords(rows: string | null, isLines: boolean): RecordParser {
  const path = rows === null ? '$' : `$.${rows}`;
  const parser = new JSONParser({
    paths: [isLines ? '$' : `${path}.*`],
    keepStack: false,
    ...(isLines && { separator: '' }),
  });
  let found: ReturnType<RecordParser['write']> = [];
  let fault: Error | null = null;
  let depth = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    checkDepth(depth);
  };
  parser.onValue = ({ value }) => found.push(recordCells(value));
  parser.onError = (error) => (fault ??= error);
  const checked = (): void => {
    if (fault) throw fault;
  };
  return {
    write(text) {
      found = [];
      if (!parser.isEnded) parser.write(text);
      checked();
      return found;
    },
    end() {
      if (!parser.isEnded) parser.end();
      checked();
    },
  };
}
