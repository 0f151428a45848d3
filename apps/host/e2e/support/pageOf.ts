import { JSDOM } from 'jsdom';
import type { SiteSlug } from './address.ts';
import { askSite, search, type FoundVehicle } from './wire.ts';

/** A page as a visitor without JavaScript gets it. */
export interface AnsweredPage {
  text: string;
  document: Document;
  main: HTMLElement;
}

const parser = new new JSDOM('').window.DOMParser();

/** HTML as a document. Scripts do not run. A window for each would take as long again. */
export const parseHtml = (html: string): Document => parser.parseFromString(html, 'text/html');

/** HTML as a visitor without JavaScript sees it: scripts and what they carry are left out. */
export function documentOf(html: string): Document {
  const document = parseHtml(html);
  for (const unseen of document.querySelectorAll('script, style, template')) unseen.remove();
  return document;
}

/** Asks for a page and reads its HTML. */
export async function pageOf(slug: SiteSlug, path: string): Promise<AnsweredPage> {
  const { status, text } = await askSite(slug, path);
  if (status !== 200) throw new Error(`${slug}${path} answered ${status}`);
  const document = documentOf(text);
  const main = document.querySelector('main');
  if (!main) throw new Error(`${slug}${path} has no main part`);
  return { text, document, main };
}

export interface VehicleAnswer extends AnsweredPage {
  car: FoundVehicle;
}

/** The first vehicle of a search whose page is as wanted; an error where the demo has none. */
export async function vehicleWhere(
  slug: SiteSlug,
  filters: string,
  what: string,
  isWanted: (page: VehicleAnswer) => boolean = () => true,
): Promise<VehicleAnswer> {
  const { hits } = await search(slug, { filters, hitsPerPage: 40 });
  for (const car of hits) {
    const page = { ...(await pageOf(slug, `/cars/${car.slug}`)), car };
    if (isWanted(page)) return page;
  }
  throw new Error(`None of ${hits.length} vehicles of ${slug} where ${filters} has ${what}.`);
}

/** What somebody reads in a part of the page, in one line. */
export const words = (part: Element | null | undefined): string =>
  (part?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Words of each part that a selector finds. */
export const allWords = (part: ParentNode, selector: string): string[] =>
  [...part.querySelectorAll(selector)].map((one) => words(one));

/** What a control or a link is called. */
export const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? words(control);

/** The first link of that name; an error where there is none. */
export function linkNamed(part: ParentNode, name: string | RegExp): HTMLAnchorElement {
  const found = [...part.querySelectorAll('a')].find((link) =>
    typeof name === 'string' ? nameOf(link) === name : name.test(nameOf(link)),
  );
  if (!found) throw new Error(`There is no link ${String(name)}`);
  return found;
}

/** The nearest part round a heading that holds more than it. */
export function under(part: ParentNode, heading: string | RegExp): HTMLElement {
  const title = [...part.querySelectorAll('h1, h2, h3')].find((one) =>
    typeof heading === 'string' ? words(one) === heading : heading.test(words(one)),
  );
  let around = title?.parentElement ?? null;
  while (around && words(around) === words(title)) around = around.parentElement;
  if (!around) throw new Error(`There is no part under ${String(heading)}`);
  return around;
}

/** Facts of a list of terms, by their labels. */
export function factsOf(part: ParentNode): Map<string, string> {
  return new Map([...part.querySelectorAll('dt')].map((term) => [words(term), words(term.nextElementSibling)]));
}
