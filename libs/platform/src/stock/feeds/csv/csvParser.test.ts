import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IncompleteFeedError } from '../feedFileError.ts';
import { csvParser, type CsvRecord } from './csvParser.ts';
import type { RowShape } from './rowShape.ts';

const shape: RowShape = { width: 3, numbers: [1] };

function parse(text: string, cuts: readonly number[] = [], delimiter = ','): CsvRecord[] {
  const parser = csvParser({ delimiter, quote: '"', shape });
  const places = [0, ...[...cuts].sort((a, b) => a - b), text.length];
  const found = places.slice(1).flatMap((place, at) => parser.write(text.slice(places[at], place)));
  const rows = [...found, ...parser.end()];
  if (parser.incomplete) throw parser.incomplete;
  return rows;
}

const words = fc.constantFrom('Café', 'a, b', '17" wheels', '"', ' ', ';', '\t', '|', '€ 🚗', '\n', '\r\n', '\r', ',');
const text = fc.array(words, { maxLength: 5 }).map((parts) => parts.join(''));
const cell = fc.record({ text, blanks: fc.constantFrom('', ' ', '  '), isQuoted: fc.boolean() });
const row = fc.record({
  first: cell,
  number: fc.nat(99_999).map(String),
  last: cell,
  end: fc.constantFrom('\n', '\r\n', '\r'),
  blankLines: fc.constantFrom(0, 0, 0, 1, 2),
});

it('reads back any table in any mix of line ends, quotes and blank lines, cut anywhere, under the numbers of a spreadsheet', () => {
  const tables = fc.tuple(
    fc.array(row, { maxLength: 8 }),
    fc.constantFrom(',', ';', '\t', '|'),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
  );
  fc.assert(
    fc.property(tables, ([rows, delimiter, shares]) => {
      let written = '';
      let number = 0;
      const wanted: unknown[] = [];
      const cellOf = ({ text: value, blanks, isQuoted }: { text: string; blanks: string; isQuoted: boolean }) => {
        const needs = isQuoted || /["\r\n]/.test(value) || value.includes(delimiter);
        const around = delimiter === '\t' ? '' : blanks;
        return needs ? `${around}"${value.replaceAll('"', '""')}"${around}` : value;
      };
      for (const { first, number: middle, last, end, blankLines } of rows) {
        written += [cellOf(first), middle, cellOf(last)].join(delimiter) + end;
        // A line feed behind a carriage return belongs to it.
        written += (end === '\r' ? '\r' : end).repeat(blankLines);
        wanted.push([number + 1, first.text, middle, last.text]);
        number += 1 + blankLines;
      }
      const cuts = shares.map((share) => Math.floor(share * written.length));
      const found = parse(written, cuts, delimiter);
      expect(found.map(({ number: one, cells }) => [one, ...cells])).toEqual(wanted);
      expect(found.some(({ isUnclosed }) => isUnclosed)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

it('reads any text without an error other than that it is not whole', () => {
  const near = fc.string({ unit: fc.constantFrom(...'a1,"\\\n\r '), maxLength: 40 });
  fc.assert(
    fc.property(near, fc.nat(40), (given, cut) => {
      try {
        const whole = parse(given);
        expect(parse(given, [Math.min(cut, given.length)])).toEqual(whole);
      } catch (error) {
        expect(error).toBeInstanceOf(IncompleteFeedError);
      }
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [
    'backslashes before quotes',
    'a,1,"a \\"good\\", tidy \\"car\\""\nb,2,c\n',
    ['1|a|1|a "good", tidy "car"', '2|b|2|c'],
  ],
  ['a backslash that ends a cell', '"C:\\cars\\",1,x\n"C:\\",2,y\n', ['1|C:\\cars\\|1|x', '2|C:\\|2|y']],
  ['a quote within a cell without quotes', '17" wheels,1,b\n', ['1|17" wheels|1|b']],
  ['a quote that is not doubled', '"17" wheels",1,"b"\n', ['1|17" wheels|1|b']],
  ['a last row without the end of a line', 'a,1,b\nc,2,"d"', ['1|a|1|b', '2|c|2|d']],
  ['rows of blanks', ' \n\na,1,b\n', ['3|a|1|b']],
])('reads %s', (_name, given, wanted) => {
  expect(parse(given).map(({ number, cells }) => [number, ...cells].join('|'))).toEqual(wanted);
});

it.each([
  ['before rows without quotes', 'a,1,x\nb,2,"Tidy\nc,3,x\nd,4,x\n'],
  ['before a row whose quotes close it', 'a,1,x\nb,2,"Tidy\nc,3,"x"\nd,4,x\n'],
  ['where what it swallows would make one whole row', 'a,1,x\nb,2,"Tidy\nc,3,17"\nd,4,x\n'],
  ['where all cells have quotes', '"a","1","x"\n"b","2","Tidy\n"c","3","x"\n"d","4","x"\n'],
])('reports an unclosed quote %s, and reads the rows behind it', (_name, given) => {
  const found = parse(given);
  expect(found.filter(({ isUnclosed }) => isUnclosed).map(({ number }) => number)).toEqual([2]);
  expect(found.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(found.at(-1)?.cells).toEqual(['d', '4', 'x']);
});

it('reports a row whose quotes are closed in the wrong place', () => {
  expect(parse('a,1,x\n"b"y,2,x\n').map(({ number, isUnclosed }) => [number, isUnclosed])).toEqual([
    [1, false],
    [2, true],
  ]);
});

it.each([
  ['within quotes', 'a,1,x\nb,2,"Tidy\nOne owner, two keys, no dents\n'],
  ['within the last cell', 'a,1,x\nb,2,"Tidy'],
])('takes a file that ends %s for a part of one', (_name, given) => {
  expect(() => parse(given)).toThrow('row 2 opens a quote that is never closed');
});
