import { zipOf } from './zipOf.ts';

/** A cell of a sheet: a date is stored as the number of a day, as Excel does. */
type Cell = string | number | boolean | Date | null;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const dayLength = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

function columnName(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last;
}

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${(cell.getTime() - dayZero) / dayLength}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function sheetXml(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells, row) => {
    const texts = cells.map((cell, place) => cellXml(cell, `${columnName(place)}${row + 1}`)).join('');
    return texts === '' ? '' : `<row r="${row + 1}">${texts}</row>`;
  });
  const last = `${columnName(Math.max(1, ...rows.map((cells) => cells.length)) - 1)}${rows.length}`;
  return `${declaration}<worksheet xmlns="${spreadsheet}"><dimension ref="A1:${last}"/><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** An Excel workbook of sheets of rows, as far as it is needed to read them. */
export function workbookOf(...sheets: (readonly (readonly Cell[])[])[]): Buffer {
  const numbers = sheets.map((_, place) => place + 1);
  const names = numbers.map((number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`);
  const relations = numbers.map(
    (number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const styles = `<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/>`;
  const root = `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`;
  return zipOf({
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships">${root}</Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships">${relations.join('')}${styles}</Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${spreadsheet}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((rows, place) => [`xl/worksheets/sheet${place + 1}.xml`, sheetXml(rows)])),
  });
}
