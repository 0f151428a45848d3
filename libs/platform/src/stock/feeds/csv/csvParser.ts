import { IncompleteFeedError } from '../feedFileError.ts';
import { looksLikeRow, quotedDelimiter, type RowShape } from './rowShape.ts';

export interface CsvDialect {
  delimiter: string;
  /** Null where a quote is a letter like others. */
  quote: string | null;
}

/** One row of a file, under the number that a spreadsheet shows. */
export interface CsvRecord {
  number: number;
  cells: string[];
  /** Whether the row opens a quote that it does not close; its cells are then those of its first line. */
  isUnclosed: boolean;
  /** Whether the file ends in the row, without the end of a line. */
  isOpen: boolean;
}

export interface CsvParser {
  /** @returns the rows that the text completes */
  write(text: string): CsvRecord[];
  /** @returns the last row, where the file ends without the end of a line */
  end(): CsvRecord[];
  /** What proves that the file is not whole; nothing is read behind it. */
  readonly incomplete: IncompleteFeedError | null;
}

export interface CsvParserOptions extends CsvDialect {
  /** How rows of the table look, by which rows that a quote swallowed are found; null while it is not known. */
  shape: RowShape | null;
  /** Number of the first row. @default 1 */
  firstNumber?: number;
}

/** More text than one row has. */
const maxRowLength = 256 * 1024;

/**
 * What cannot be read: `more` text may end it, it is `unclosed` because a later row begins in it, or `endless`: the file
 * ends first.
 */
type Unread = 'more' | 'unclosed' | 'endless';
type QuotedCell = { text: string; end: number } | Unread;
type ParsedRow = { cells: string[]; end: number } | Unread;

/** Finds a character from growing places on, and remembers where the next one is. */
function finder(character: string) {
  let [from, found] = [0, -1];
  let text = '';
  return {
    reset(next: string) {
      text = next;
      [from, found] = [0, -1];
    },
    /** Place of the next one, or Infinity. */
    after(place: number): number {
      if (place < from || place > found) {
        from = place;
        found = text.indexOf(character, place);
        if (found < 0) found = Infinity;
      }
      return found;
    },
  };
}

const quotedText = /"((?:[^"]|"")*)"/g;
const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 0xa0;

/**
 * Splits text that comes in pieces into rows and cells. Line ends may be mixed. A quote at the beginning of a cell, also
 * behind blanks, holds delimiters and line ends; in it a quote is doubled or has a backslash before it, and one that does
 * not end the cell is a letter. A quote that is never closed costs its own row alone: the rows behind it are read.
 */
export function csvParser({ delimiter, quote, shape, firstNumber = 1 }: CsvParserOptions): CsvParser {
  let text = '';
  let start = 0;
  let number = firstNumber - 1;
  let isEnd = false;
  let incomplete: IncompleteFeedError | null = null;
  const feeds = finder('\n');
  const returns = finder('\r');
  const quotes = finder(quote ?? '\n');
  const lineEnd = (place: number): number => Math.min(feeds.after(place), returns.after(place));
  const behindLine = (place: number): number => place + (text.startsWith('\r\n', place) ? 2 : 1);
  /** Whether a line feed may follow in the next piece. */
  const waitsForFeed = (place: number): boolean => !isEnd && place === text.length - 1 && text[place] === '\r';
  const withoutDelimiter = (_: string, cell: string): string => cell.replaceAll(delimiter, quotedDelimiter);
  const isDelimiter = (place: number): boolean => text.startsWith(delimiter, place);

  function skipBlanks(place: number): number {
    let at = place;
    while (isBlank(text.charCodeAt(at)) && !isDelimiter(at)) at += 1;
    return at;
  }

  /** Whether a quote stands where one opens a cell: behind a delimiter or the end of a line. */
  function opensCell(place: number): boolean {
    let at = place - 1;
    while (isBlank(text.charCodeAt(at)) && !isDelimiter(at)) at -= 1;
    return text[at] === '\n' || text[at] === '\r' || isDelimiter(at - delimiter.length + 1);
  }

  function isEscaped(place: number, from: number): boolean {
    let count = 0;
    while (place - count > from && text[place - count - 1] === '\\') count += 1;
    return count % 2 === 1;
  }

  function quotedCell(from: number, hasEscapes: boolean): QuotedCell {
    const mark = quote ?? '';
    let cell = '';
    let piece = from;
    for (let at = text.indexOf(mark, from); ; at = text.indexOf(mark, at + 1)) {
      if (at < 0) return isEnd ? 'endless' : 'more';
      if (hasEscapes && isEscaped(at, piece)) {
        cell += `${text.slice(piece, at - 1)}${mark}`;
        piece = at + 1;
        continue;
      }
      if (text[at + 1] === mark) {
        cell += text.slice(piece, at + 1);
        piece = at + 2;
        at += 1;
        continue;
      }
      const behind = skipBlanks(at + 1);
      if (behind >= text.length && !isEnd) return 'more';
      if (behind >= text.length || isDelimiter(behind) || text[behind] === '\n' || text[behind] === '\r')
        return { text: cell + text.slice(piece, at), end: behind };
      // The quote opens a cell of a later row: the one before was never closed.
      if (lineEnd(from) < at && opensCell(at)) return 'unclosed';
    }
  }

  function quotedRow(hasEscapes: boolean): ParsedRow {
    const cells: string[] = [];
    for (let at = start; ; at += delimiter.length) {
      const first = skipBlanks(at);
      if (text[first] === quote) {
        const cell = quotedCell(first + 1, hasEscapes);
        if (typeof cell === 'string') return cell;
        cells.push(cell.text);
        at = cell.end;
      } else {
        const next = text.indexOf(delimiter, at);
        const end = Math.min(lineEnd(at), next < 0 ? Infinity : next);
        if (end === Infinity && !isEnd) return 'more';
        cells.push(text.slice(at, Math.min(end, text.length)));
        at = Math.min(end, text.length);
      }
      if (at >= text.length) return isEnd ? { cells, end: at } : 'more';
      if (!isDelimiter(at)) return { cells, end: at };
    }
  }

  /** Whether later lines of what a quote holds are rows of the table. */
  function containsRows(end: number): boolean {
    if (shape === null) return false;
    const later = text
      .slice(start, end)
      .split(/\r\n|[\r\n]/)
      .slice(1);
    const last = later.pop() ?? '';
    const [beforeQuote = '', ...behindQuotes] = last.split(quote ?? '');
    const isRow = (line: string): boolean => looksLikeRow(line.split(delimiter), shape);
    // The last line of a cell ends it, and has the cells behind it: it is no row unless its own first cell is there.
    const endsRow =
      behindQuotes.length % 2 === 1
        ? beforeQuote.includes(delimiter) && !beforeQuote.startsWith(delimiter) && isRow(last)
        : isRow(last.replace(quotedText, withoutDelimiter));
    return endsRow || later.some((line) => isRow(line.replace(quotedText, withoutDelimiter)));
  }

  /** A row with quotes. Backslashes in it are read the way that gives it the cells of a row. */
  function rowWithQuotes(): Exclude<ParsedRow, 'endless'> {
    const fits = (one: ParsedRow): boolean => typeof one !== 'string' && one.cells.length === shape?.width;
    let row = quotedRow(true);
    if (row === 'more' && text.length - start > maxRowLength) row = 'endless';
    if (row === 'more') return row;
    const end = typeof row === 'string' ? start + maxRowLength : row.end;
    if (!fits(row) && text.slice(start, end).includes(`\\${quote}`)) {
      const other = quotedRow(false);
      if (fits(other)) row = other;
    }
    if (row === 'endless') {
      // Quotes in pairs are closed, though in the wrong place: the row is wrong, not cut.
      const isPaired = text.slice(start, lineEnd(start)).split(quote ?? '').length % 2 === 1;
      if (shape !== null && !isPaired && !containsRows(start + maxRowLength)) {
        incomplete = new IncompleteFeedError(
          `The feed is not whole: row ${number + 1} opens a quote that is never closed. Fetch or export it again.`,
        );
        return 'more';
      }
      return 'unclosed';
    }
    return typeof row !== 'string' && lineEnd(start) < row.end && containsRows(row.end) ? 'unclosed' : row;
  }

  function read(): CsvRecord[] {
    const found: CsvRecord[] = [];
    while (start < text.length && incomplete === null) {
      let end = lineEnd(start);
      if (end === Infinity) {
        if (!isEnd && text.length - start <= maxRowLength) break;
        end = text.length;
      }
      if (waitsForFeed(end)) break;
      let cells: string[];
      let isUnclosed = false;
      if (quote === null || quotes.after(start) >= end) cells = text.slice(start, end).split(delimiter);
      else {
        const row = rowWithQuotes();
        if (row === 'more') break;
        isUnclosed = row === 'unclosed';
        if (typeof row === 'string') cells = text.slice(start, end).split(delimiter);
        else ({ cells, end } = row);
        if (waitsForFeed(end)) break;
      }
      const isOpen = end >= text.length;
      number += 1;
      if (cells.length > 1 || cells[0]?.trim()) found.push({ number, cells, isUnclosed, isOpen });
      start = isOpen ? text.length : behindLine(end);
    }
    return found;
  }

  function feed(more: string): CsvRecord[] {
    text = start === 0 ? text + more : text.slice(start) + more;
    start = 0;
    for (const one of [feeds, returns, quotes]) one.reset(text);
    return read();
  }
  return {
    get incomplete() {
      return incomplete;
    },
    write: feed,
    end() {
      isEnd = true;
      return feed('');
    },
  };
}
