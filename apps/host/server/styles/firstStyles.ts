import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Edit } from '../edits.ts';
import { pageMarks } from './pageMarks.ts';
import { readSheet, usedRules, type Sheet } from './usedRules.ts';

export interface PageStyles {
  /** What makes the page carry the rules that it uses. */
  edits: readonly Edit[];
  /** Addresses of the full sheets, in their order, which are still to be loaded. */
  sheets: readonly string[];
}

/** Replaces a page's sheets by the rules that it uses, in its head. */
export type FirstStyles = (html: string) => PageStyles;

const headTag = '</head>';
/** A style sheet link in the head, attributes in React's order. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="([^"]*)"\/>/g;

/**
 * With this attribute React does not treat a style element as its own, and adds sheets of later pages after it. It
 * precedes the names of the sheets for that.
 */
const styleStart = '<style data-precedence="first">';

/** Cached rules by sheets and page marks. */
interface RuleCache {
  get: (page: string) => string | undefined;
  set: (page: string, rules: string) => unknown;
}

/** Maximum of cached entries: pages of one kind share the same marks. */
const maxRemembered = 200;

/**
 * Puts the rules that its elements use into the page's head, so that it can be painted as soon as it arrives. Readers
 * without scripts get the full sheets after the content, where they block nothing.
 * @param sheetOf the sheet of an address, where the build has it. Without one of them the page stays as it is.
 * @param known rules of pages before this one
 */
export function styleFirst(
  html: string,
  sheetOf: (address: string) => Sheet | undefined,
  known: RuleCache = new Map(),
): PageStyles {
  // Where the head ends nothing of them follows: the rest of a page is twenty times as long.
  const headEnd = html.indexOf(headTag) + 1;
  const links = [...html.slice(0, headEnd).matchAll(sheetLink)];
  const addresses = [...new Set(links.map(([, address = '']) => address))];
  const sheets = addresses.map(sheetOf).filter((sheet) => sheet !== undefined);
  const end = html.lastIndexOf('</body>');
  if (addresses.length === 0 || sheets.length < addresses.length || end < 0) return { edits: [], sheets: [] };
  const marks = pageMarks(html);
  const key = [...addresses, ...[...marks].sort()].join(' ');
  const rules = known.get(key) ?? usedRules(sheets, marks);
  known.set(key, rules);
  const style = `${styleStart}${rules}</style>`;
  const whole = `<noscript>${links.map(([link]) => link).join('')}</noscript>`;
  const inHead = links.map(({ 0: { length }, index }, at) => ({
    from: index,
    to: index + length,
    text: at === 0 ? style : '',
  }));
  return { edits: [...inHead, { from: end, to: end, text: whole }], sheets: addresses };
}

/** The style sheets of a folder, by the addresses that they are served at. */
function sheetsIn(folder: string, address: string): [string, Sheet][] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.css')) : [];
  return names.map((name) => [`${address}/${name}`, readSheet(readFileSync(join(folder, name), 'latin1'))]);
}

export interface StyleFolders {
  /** Folder of the host, with its public files. */
  hostFolder: string;
  /** Folder of its build. */
  buildFolder: string;
}

export function openFirstStyles({ hostFolder, buildFolder }: StyleFolders): FirstStyles {
  const sheets = new Map([
    ...sheetsIn(join(buildFolder, 'static/chunks'), '/_next/static/chunks'),
    ...sheetsIn(join(hostFolder, 'public/assets/templates'), '/assets/templates'),
  ]);
  const known = new LRUCache<string, string>({ max: maxRemembered });
  return (html) => styleFirst(html, (address) => sheets.get(address), known);
}
