import { answersPlace } from '../src/site/list/searchDrawing.ts';
import { writtenScripts, type PageScripts } from './pageScripts.ts';
import {
  idsIn,
  isElement,
  isObject,
  partAt,
  pathReferences,
  reached,
  targetOf,
  type Data,
  type Element,
  type Rows,
} from './dataReferences.ts';
import { readRows } from './dataRows.ts';
import { saidParts } from './saidParts.ts';

/** How the data of a page begins. */
export const dataStart = '<script>self.__next_f.push([1,';
export const scriptEnd = '])</script>';
/** Id of the row that all others are for, whoever else refers to it. */
const root = '0';
/** Stands before the name of an element whose HTML the browser puts in; no data contains it. */
const place = '\u0001';

/**
 * Least share of data on a page that is searched for such elements, which takes ten times as long as to know those that
 * carry a name. A list of vehicles, which is made for each of its addresses, is never searched.
 */
const leastData = 0.25;
const listMark = `<script>${answersPlace}`;

const escapes: Readonly<Record<string, string>> = {
  '\\"': '"',
  "'": "\\'",
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
};

/**
 * A text as scripts write it in single quotes, because data is full of double ones. Letters that are no byte of the page
 * stay escapes.
 */
export const dataText = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\["\\]|['<>&]/g, (letters) => escapes[letters] ?? letters)
    .replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The text that `dataText` wrote. */
export const textOfCall = (written: string): string =>
  JSON.parse(`"${written.replace(/\\.|"/gs, (one) => (one === '"' ? '\\"' : one === "\\'" ? "'" : one))}"`) as string;

/** How the data of a page begins that leaves out what its HTML says, before its text. @param fromPage source of the script */
export const dataCallStart = (fromPage: string): string => `(${fromPage})('`;

/** Takes the content of elements that the page says, or the HTML they are given, out of data. @param left receives it */
function withoutContent(data: Data, nameOf: (element: Element) => string | null, left: Data[]): Data {
  if (isElement(data)) {
    const [sign, type, key, properties] = data;
    const name = nameOf(data);
    if (name !== null) {
      const { children, dangerouslySetInnerHTML: html, ...own } = properties;
      left.push(html ?? children);
      const given = { ...own, 'data-once': name, dangerouslySetInnerHTML: { __html: place + name } };
      return [sign, type, key, given];
    }
    return [sign, type, key, withoutContent(properties, nameOf, left), ...data.slice(4)];
  }
  if (Array.isArray(data)) return data.map((one) => withoutContent(one, nameOf, left));
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, withoutContent(one, nameOf, left)]));
}

/** The framework's own "not found" stands above the site's, which is shown instead: no visitor ever sees it. */
function withoutFrameworkPage(data: Data): Data {
  if (Array.isArray(data)) return data.map(withoutFrameworkPage);
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => {
      const isUnseen = key === 'notFound' && JSON.stringify(one).includes('next-error-h1');
      return [key, isUnseen ? '$undefined' : withoutFrameworkPage(one)];
    }),
  );
}

/** Rows of which something was left out, as they are now. */
type Changed = ReadonlyMap<string, Data>;

function refersTo(text: string, changed: Changed): boolean {
  for (const [, id = ''] of text.matchAll(pathReferences)) if (changed.has(id)) return true;
  return false;
}

/** Puts in what references meant that lead nowhere any more. @throws where that is not known */
function withCopies(data: Data, rows: Rows, changed: Changed): Data {
  if (typeof data === 'string') {
    const target = targetOf(data, rows);
    if (target?.row.kind !== 'data' || target.path.length === 0 || !changed.has(target.row.id)) return data;
    if (partAt(changed.get(target.row.id), target.path, rows) !== undefined) return data;
    const meant = partAt(target.row.data(), target.path, rows);
    if (meant === undefined) throw new Error(`The data refers to nothing: ${data}.`);
    return withCopies(meant, rows, changed);
  }
  if (Array.isArray(data)) return data.map((one) => withCopies(one, rows, changed));
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, withCopies(one, rows, changed)]));
}

/**
 * Leaves out of the data that travels with a page what its HTML says already: the content of elements in which nothing
 * is live. The browser takes it from the page, so that the framework has it all the same.
 * @param html with its data in one piece, a letter for each of its bytes
 * @param sources of the scripts within the page
 * @returns the page itself where anything is not as expected, and where it is done already
 */
export function pageData(html: string, { fromPage }: PageScripts = writtenScripts): string {
  const start = html.indexOf(dataStart);
  const end = html.indexOf(scriptEnd, start);
  if (start < 0 || end < 0 || html.indexOf(dataStart, end) >= 0) return html;
  // The framework writes a text; a call in its place is what this function leaves.
  if (html.startsWith('(', start + dataStart.length)) return html;
  const rows = readRows(JSON.parse(html.slice(start + dataStart.length, end)) as string);
  if (rows === null || rows.some(({ text }) => text.includes(place) || text.includes('\\u0001'))) return html;
  const isSearched = end - start > start * leastData && !html.includes(listMark);
  const byId: Rows = new Map(rows.map((row) => [row.id, row]));
  const said = saidParts(html.slice(0, start), byId, isSearched);
  const left: Data[] = [];
  const changed = new Map<string, Data>();
  for (const row of rows) {
    if (row.kind !== 'data' || (!isSearched && !/data-once|next-error-h1/.test(row.text))) continue;
    const before = left.length;
    const data = withoutContent(row.data(), said.nameOf, left);
    if (left.length > before) changed.set(row.id, data);
    if (row.text.includes('next-error-h1')) changed.set(row.id, withoutFrameworkPage(data));
  }
  if (left.length === 0) return html;
  try {
    for (const row of rows) {
      if (row.kind !== 'data' || !refersTo(row.text, changed)) continue;
      changed.set(row.id, withCopies(changed.get(row.id) ?? row.data(), byId, changed));
    }
  } catch {
    return html;
  }
  const texts = new Map([...changed].map(([id, data]) => [id, JSON.stringify(data)]));
  const textOf = (id: string): string => {
    const row = byId.get(id);
    return !row || row.kind === 'text' ? '' : (texts.get(id) ?? row.text);
  };
  const suspects = reached(
    left.flatMap((one) => idsIn(JSON.stringify(one ?? null))),
    textOf,
  );
  const kept = rows.filter(({ id }) => id === '' || id === root || !suspects.has(id));
  const needed = reached(
    kept.flatMap((row) => idsIn(row.id === '' ? row.text : textOf(row.id))),
    textOf,
  );
  const written = rows
    .filter(({ id }) => id === '' || id === root || !suspects.has(id) || needed.has(id))
    .map((row) => (changed.has(row.id) ? { ...row, text: textOf(row.id).replaceAll('\\u0001', place) } : row));
  const data = dataText(written.map(({ head, text, tail }) => head + text + tail).join(''));
  return `${said.html()}${dataStart}${dataCallStart(fromPage)}${data}')${html.slice(end)}`;
}
