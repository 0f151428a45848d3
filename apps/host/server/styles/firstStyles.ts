import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { pageMarks } from './pageMarks.ts';
import { readSheet, usedRules, type Sheet } from './usedRules.ts';

export interface StyledPage {
  html: string;
  /** Addresses of the whole sheets, in their order, which are still to be fetched. */
  sheets: readonly string[];
}

/** Puts the rules that a page uses into its head, in place of its sheets. */
export type FirstStyles = (html: string) => StyledPage;

/** A sheet in the head, attributes as React writes them. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="([^"]*)"\/>/g;

/**
 * React takes no style element with this attribute for one of the page's own, and puts sheets of later pages behind it.
 * It stands before the sheets' own name, so that they are added behind it.
 */
const styleStart = '<style data-precedence="first">';

/** Rules by the sheets and the marks of a page. */
interface RuleCache {
  get: (page: string) => string | undefined;
  set: (page: string, rules: string) => unknown;
}

/** Maximum of cached entries: pages of one kind share the same marks. */
const maxRemembered = 200;

/**
 * The page with the rules that its elements use in its head: it can be painted as soon as it is there. Readers without
 * scripts get the whole sheets behind the page's content, where they hold nothing up.
 * @param sheetOf the sheet of an address, where the build has it. Without one of them the page stays as it is.
 * @param known rules of pages before this one
 */
export function styleFirst(
  html: string,
  sheetOf: (address: string) => Sheet | undefined,
  known: RuleCache = new Map(),
): StyledPage {
  const links = [...html.matchAll(sheetLink)];
  const addresses = [...new Set(links.map(([, address = '']) => address))];
  const sheets = addresses.map(sheetOf).filter((sheet) => sheet !== undefined);
  const end = html.lastIndexOf('</body>');
  if (addresses.length === 0 || sheets.length < addresses.length || end < 0) return { html, sheets: [] };
  const marks = pageMarks(html);
  const key = [...addresses, ...[...marks].sort()].join(' ');
  const rules = known.get(key) ?? usedRules(sheets, marks);
  known.set(key, rules);
  const style = `${styleStart}${rules}</style>`;
  const whole = `<noscript>${links.map(([link]) => link).join('')}</noscript>`;
  let isPlaced = false;
  const head = html.slice(0, end).replace(sheetLink, () => {
    const given = isPlaced ? '' : style;
    isPlaced = true;
    return given;
  });
  return { html: `${head}${whole}${html.slice(end)}`, sheets: addresses };
}

/** @param folder of the build */
export function openFirstStyles(folder: string): FirstStyles {
  const chunks = join(folder, 'static/chunks');
  const names = readdirSync(chunks).filter((name) => name.endsWith('.css'));
  const sheets = new Map(
    names.map((name) => [`/_next/static/chunks/${name}`, readSheet(readFileSync(join(chunks, name), 'latin1'))]),
  );
  const known = new LRUCache<string, string>({ max: maxRemembered });
  return (html) => styleFirst(html, (address) => sheets.get(address), known);
}
