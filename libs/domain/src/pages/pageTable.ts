import type { PageRow } from './pageRow.ts';
import { buyingPages } from './rows/buyingPages.ts';
import { companyPages } from './rows/companyPages.ts';
import { machineFiles } from './rows/machineFiles.ts';
import { rangePages } from './rows/rangePages.ts';
import { stockPages } from './rows/stockPages.ts';
import { visitorPages } from './rows/visitorPages.ts';
import { workshopPages } from './rows/workshopPages.ts';

/** Every page of a site: one row each. Menus and footer name them in this order. */
export const pageTable = {
  ...stockPages,
  ...rangePages,
  ...buyingPages,
  ...visitorPages,
  ...workshopPages,
  ...companyPages,
  ...machineFiles,
} as const;

export type PageName = keyof typeof pageTable;
type Table = typeof pageTable;

/** Names of the rows with these properties. @example NamesOf<{ kind: 'form' }> */
type NamesOf<Property> = { [Name in PageName]: Table[Name] extends Property ? Name : never }[PageName];

/** Pages that a site may name in `pages`. */
export type SitePage = NamesOf<{ has: 'usual' | 'asked' }>;
export type FormPageName = NamesOf<{ kind: 'form' }>;
export type ProsePageName = NamesOf<{ kind: 'prose' }>;
export type TradeInPageName = NamesOf<{ kind: 'trade-in' }>;
/** Pages that exist where there is content for them. */
export type ContentPageName = NamesOf<{ has: 'content' }>;

/** What differs between the addresses of one row: 'model' for '/models/{model}'. */
type ValueOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ValueOf<Rest> : never;
export type PageValue<Name extends PageName> = ValueOf<Table[Name]['path']>;
/** Pages whose address the site's settings hold. */
export type MovablePageName = NamesOf<{ setting: string }>;
/** Pages with the same address on every site. */
export type FixedPageName = {
  [Name in Exclude<PageName, MovablePageName>]: [PageValue<Name>] extends [never] ? Name : never;
}[Exclude<PageName, MovablePageName>];

export const pageNames = Object.keys(pageTable) as PageName[];

/** The row of a page. */
export const pageRow = (name: PageName): PageRow => pageTable[name];
