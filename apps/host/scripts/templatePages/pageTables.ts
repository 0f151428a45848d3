import { templateNames } from '@forecourt/domain';
import type { TemplatePage } from '@forecourt/templates/config';
import { homeParts, type HomePart, type Templates } from './homeParts.ts';
import { specifierFrom } from './specifierFrom.ts';

/** A file that follows from the templates of `forecourt.config.ts`. */
export interface PageTableFile {
  /** Name in the folder of page tables. @example 'Home.ts' */
  name: string;
  text: string;
}

/** Every page, and the table of `@forecourt/templates` that has the platform's. */
const tables: Readonly<Record<TemplatePage, string>> = {
  Shell: 'shells',
  Home: 'homePages',
  Search: 'searchPages',
  Vehicle: 'vehiclePages',
  Contact: 'contactPages',
  Form: 'formPages',
  Content: 'contentPages',
  Places: 'placesPages',
  Place: 'placePages',
  GonePlace: 'gonePlacePages',
  Team: 'teamPages',
  Reviews: 'reviewsPages',
  Models: 'modelsPages',
  Model: 'modelPages',
  Accessories: 'accessoriesPages',
  Offers: 'offersPages',
  Offer: 'offerPages',
  Blog: 'blogPages',
  Article: 'articlePages',
  Success: 'successPages',
  NotFound: 'notFoundPages',
  Favourites: 'favouritesPages',
};

const isOurs = (name: string): boolean => templateNames.some((ours) => ours === name);

/** A home page made of sections, as its table builds it. */
const sectionedHome = (sections: readonly HomePart[]): string =>
  [
    'async () =>',
    '    homeOf({',
    ...sections.map(({ name, source }) => `      ${keyOf(name)}: ${source},`),
    '    })',
  ].join('\n');

/** Where a template has a page from: its own module, or the platform's table. */
function sourceOf(page: TemplatePage, name: string, templates: Templates, folder: string): string {
  const { pages, from, extends: base } = templates[name] ?? {};
  const own = pages?.[page];
  if (page === 'Home' && templates[name]?.sections) return sectionedHome(homeParts(name, templates, folder));
  if (own !== undefined) return `async () => (await import('${specifierFrom(folder, own, from)}')).${page}`;
  if (base !== undefined) return sourceOf(page, base, templates, folder);
  if (isOurs(name)) return `() => own.${name}`;
  throw new Error(`The template '${name}' has no page ${page}: it has to extend another one.`);
}

/** A name as a key of a table. */
export const keyOf = (name: string): string => (/^[a-z][a-zA-Z0-9]*$/.test(name) ? name : `'${name}'`);

function pageTable(page: TemplatePage, templates: Templates, folder: string): string {
  const rows = Object.keys(templates).map((name) => `  ${keyOf(name)}: ${sourceOf(page, name, templates, folder)},`);
  const table = tables[page];
  const uses = (words: string) => rows.some((row) => row.includes(words));
  const imports = [
    ...(uses('homeOf(') ? ['homeOf'] : []),
    ...(uses('() => own.') ? [`${table} as own`] : []),
    ...(uses(' homeSections.') ? ['homeSections'] : []),
  ];
  return [
    '// Written from forecourt.config.ts by `npm run templates`.',
    ...(imports.length > 0 ? [`import { ${imports.join(', ')} } from '@forecourt/templates';`] : []),
    "import { pageOf, type PageTable } from '../pageOf.ts';",
    '',
    `const pages: PageTable<'${page}'> = {`,
    ...rows,
    '};',
    '',
    "/** This page of a site's template. */",
    `export const ${table.replace(/s$/, '')}Of = pageOf<'${page}'>(pages);`,
    '',
  ].join('\n');
}

/**
 * One table for each page, in which every template has its own: a route imports the table of its page alone, because
 * browsers load the code of all that a route could show.
 * @param folder where the files will stand
 */
export function pageTables(templates: Templates, folder: string): PageTableFile[] {
  return (Object.keys(tables) as TemplatePage[]).map((page) => ({
    name: `${page}.ts`,
    text: pageTable(page, templates, folder),
  }));
}
