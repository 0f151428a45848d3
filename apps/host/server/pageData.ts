import { writtenScripts, type PageScripts } from './pageScripts.ts';
import { readRows, type DataRow } from './dataRows.ts';

/** Attribute of an element in which nothing is live, with a name of its own on the page (`once.ts` of the UI library). */
const attribute = 'data-once';
const mark = `"${attribute}":"`;
const scriptStart = '<script>self.__next_f.push([1,';
const scriptEnd = '])</script>';
/** The framework's sign for an element that groups others. */
const fragment = '"$Sreact.fragment';
/** Stands before the name of an element whose HTML the browser puts in; no data contains it. */
const place = '\u0001';
const references = /"\$[A-Za-z@]?([0-9a-f]+)[":]/g;
const pathReferences = /"\$([0-9a-f]+):([^"]+)"/g;
/** Client components that a link needs no more where `HostSite` follows it. */
const links = new Set(['SiteLink']);

type Data = unknown;
type Element = ['$', string, string | null, Record<string, Data>];

const isElement = (data: Data): data is Element => Array.isArray(data) && data[0] === '$' && data.length >= 4;
const isObject = (data: Data): data is Record<string, Data> => typeof data === 'object' && data !== null;

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const literal = (text: string): string => JSON.stringify(text).replace(/[<>&]/g, (letter) => escapes[letter] ?? letter);

/** Rows of the page's data by their ids. */
type Rows = ReadonlyMap<string, DataRow>;

/** Whether data consists of elements and text only: nothing in it comes alive but links. */
function isPlain(data: Data, rows: Rows): boolean {
  if (typeof data === 'string') {
    if (!data.startsWith('$') || data === '$' || data === '$undefined' || data.startsWith('$$')) return true;
    const row = rows.get(/^\$L?([0-9a-f]+)$/.exec(data)?.[1] ?? '');
    if (row?.kind === 'component') return links.has(row.name);
    if (row?.text.startsWith(fragment)) return true;
    return row !== undefined && (row.kind === 'text' || (row.kind === 'data' && isPlain(row.data(), rows)));
  }
  if (isObject(data)) return Object.values(data).every((one) => isPlain(one, rows));
  return true;
}

/** Takes the content of named elements, or the HTML they are given, out of data. @param left receives it */
function withoutContent(data: Data, mayLeave: (element: Element, name: string) => boolean, left: Data[]): Data {
  if (isElement(data)) {
    const [sign, type, key, properties] = data;
    const { children, dangerouslySetInnerHTML: html, ...own } = properties;
    const name = properties[attribute];
    if (typeof name === 'string' && mayLeave(data, name)) {
      left.push(html ?? children);
      return [sign, type, key, { ...own, dangerouslySetInnerHTML: { __html: place + name } }];
    }
    return [sign, type, key, withoutContent(properties, mayLeave, left), ...data.slice(4)];
  }
  if (Array.isArray(data)) return data.map((one) => withoutContent(one, mayLeave, left));
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, withoutContent(one, mayLeave, left)]));
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

const idsIn = (text: string): string[] => [...text.matchAll(references)].map(([, id = '']) => id);

/** Rows that a text refers to, and those that these refer to. */
function reached(from: readonly string[], textOf: (id: string) => string): Set<string> {
  const found = new Set<string>();
  const next = [...from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    next.push(...idsIn(textOf(id)));
  }
  return found;
}

/** Whether a reference to a part of a row still leads somewhere. */
function leadsSomewhere(data: Data, path: readonly string[]): boolean {
  let at = data;
  for (const step of path) {
    if (!isObject(at)) return false;
    at = isElement(at) && step === 'props' ? at[3] : (at as Record<string, Data>)[step];
  }
  return at !== undefined;
}

/**
 * Leaves out of the data that travels with a page what its HTML says already: the content of elements that are marked
 * as never live. The browser takes it from the page, so that the framework has it all the same.
 * @param html with its data in one piece, a letter for each of its bytes
 * @param sources of the scripts within the page
 * @returns the page itself where anything is not as expected
 */
export function pageData(html: string, { fromPage }: PageScripts = writtenScripts): string {
  const start = html.indexOf(scriptStart);
  const end = html.indexOf(scriptEnd, start);
  if (start < 0 || end < 0 || html.indexOf(scriptStart, end) >= 0) return html;
  const source = html.slice(start + scriptStart.length, end);
  if (!source.includes(attribute)) return html;
  const rows = readRows(JSON.parse(source) as string);
  if (rows === null) return html;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const seen = html.slice(0, start);
  const isOnce = (name: string) => {
    const first = seen.indexOf(` ${attribute}="${name}"`);
    return /^[\w-]+$/.test(name) && first >= 0 && seen.indexOf(` ${attribute}="${name}"`, first + 1) < 0;
  };
  const left: Data[] = [];
  const changed = new Map<string, Data>();
  for (const row of rows) {
    if (row.kind !== 'data') continue;
    if (row.text.includes('next-error-h1')) changed.set(row.id, withoutFrameworkPage(row.data()));
    if (!row.text.includes(mark)) continue;
    if (row.text.includes(place) || row.text.includes('\\u0001')) return html;
    const mayLeave = ([, type, , { children, dangerouslySetInnerHTML: html }]: Element, name: string) =>
      /^[a-z]/.test(type) && isOnce(name) && isPlain(html ?? children, byId);
    changed.set(row.id, withoutContent(changed.get(row.id) ?? row.data(), mayLeave, left));
  }
  if (left.length === 0) return html;
  const textOf = (id: string): string => {
    const row = byId.get(id);
    if (!row || row.kind === 'text') return '';
    return changed.has(id) ? JSON.stringify(changed.get(id)) : row.text;
  };
  const suspects = reached(
    left.flatMap((one) => idsIn(JSON.stringify(one ?? null))),
    textOf,
  );
  const kept = rows.filter(({ id }) => id === '' || !suspects.has(id));
  const needed = reached(
    kept.flatMap((row) => idsIn(row.id === '' ? row.text : textOf(row.id))),
    textOf,
  );
  const written = rows
    .filter(({ id }) => id === '' || !suspects.has(id) || needed.has(id))
    .map((row) => (changed.has(row.id) ? { ...row, text: textOf(row.id).replaceAll('\\u0001', place) } : row));
  for (const { text, kind } of written) {
    if (kind === 'text') continue;
    for (const [, id = '', path = ''] of text.matchAll(pathReferences))
      if (changed.has(id) && !leadsSomewhere(changed.get(id), path.split(':'))) return html;
  }
  const data = literal(written.map(({ head, text, tail }) => head + text + tail).join(''));
  return `${seen}${scriptStart}(${fromPage})(${data})${html.slice(end)}`;
}
