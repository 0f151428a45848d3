import { z } from 'zod';
import { contentTimes } from '../content/contentDates.ts';
import { readRedirect, type RedirectRow } from './redirectRow.ts';
import { redirectTable } from './redirectTable.ts';

export type { RedirectRow } from './redirectRow.ts';

const maxLength = 1_000_000;

export interface ReadRedirects {
  rows: RedirectRow[];
  problems: { line: number; message: string }[];
}

/** The rows of a table; empty lines and those behind a # say nothing. */
export function readRedirects({ text, outside }: { text: string; outside: readonly string[] }): ReadRedirects {
  const rows: RedirectRow[] = [];
  const problems: ReadRedirects['problems'] = [];
  for (const [at, given] of text.split('\n').entries()) {
    const line = given.trim();
    if (line === '' || line.startsWith('#')) continue;
    const { row, problem } = readRedirect(line, at + 1, outside);
    if (row) rows.push(row);
    if (problem !== null) problems.push({ line: at + 1, message: problem });
  }
  return { rows, problems };
}

const nameOf = ({ from, query }: RedirectRow) => `${from}?${query.map((pair) => pair.join('=')).join('&')}`;

/** Rows that lead round in a circle, or never come to anything because another has the same address. */
function uselessRows(rows: readonly RedirectRow[]): ReadRedirects['problems'] {
  const table = redirectTable(rows);
  const first = new Map<string, number>();
  return rows.flatMap((row) => {
    const before = first.get(nameOf(row));
    first.set(nameOf(row), before ?? row.line);
    if (before !== undefined) return [{ line: row.line, message: `${row.from} stands in line ${before} already` }];
    const sample = row.from.replace(/\{\w+\*?\}/g, 'x');
    const query = row.query.map((pair) => pair.join('=')).join('&');
    const isCircle = row.to?.startsWith('/') === true && table.find(query ? `${sample}?${query}` : sample) === null;
    return isCircle ? [{ line: row.line, message: `${row.from} leads back to itself: lead it to a page` }] : [];
  });
}

/** Former addresses of a website, and the new address of each. */
export const contentRedirectsSchema = z
  .strictObject({
    ...contentTimes,
    /** For whoever maintains it. @example 'Addresses of the website until 2025' */
    title: z.string().trim().max(120).default(''),
    /** Hosts of other sites that rows may lead to. */
    outside: z
      .array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { error: 'write a host, such as www.example.com' }))
      .max(50)
      .default([]),
    /** One row a line: `/former /new`, then optionally `302` and `drop`; or `/former 410`. */
    text: z.string().max(maxLength).default(''),
  })
  .superRefine((table, context) => {
    const { rows, problems } = readRedirects(table);
    for (const { line, message } of [...problems, ...uselessRows(rows)].slice(0, 50))
      context.addIssue({ code: 'custom', path: ['text', `line ${line}`], message });
  });

export type ContentRedirects = z.output<typeof contentRedirectsSchema>;

/**
 * Rows that take the place of a page that is there, which visitors then do not reach.
 * @param pages addresses of the site's pages
 */
export function shadowedPages(
  rows: readonly RedirectRow[],
  pages: readonly string[],
): { row: RedirectRow; page: string }[] {
  const table = redirectTable(rows.filter(({ query }) => query.length === 0));
  return pages.flatMap((page) => {
    const row = table.find(page)?.rows[0];
    return row ? [{ row, page }] : [];
  });
}
