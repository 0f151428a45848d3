import type { PublicSite } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The HTML of a page as a server sends it, code that browsers load late included. */
export async function pageMarkup(site: PublicSite, page: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(<TestSite site={site}>{page}</TestSite>, {
    onError: (fault) => void faults.push(fault),
  });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Words of every heading of a level. */
export const headingsIn = (html: string, level: 1 | 2): string[] =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, words = '']) => plain(words));

/** Start tags of an element. */
export const tagsIn = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?=[ >])[^>]*>`, 'g'))].map(([tag]) => tag);

export const hasId = (html: string, id: string): boolean => html.includes(` id="${id}"`);
