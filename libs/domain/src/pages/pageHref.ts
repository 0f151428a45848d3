import type { PageRow } from './pageRow.ts';
import {
  pageNames,
  pageRow,
  pageTable,
  type FixedPageName,
  type MovablePageName,
  type PageName,
  type PageValue,
} from './pageTable.ts';

type Values<Name extends PageName> = [PageValue<Name>] extends [never]
  ? []
  : [values: Readonly<Record<PageValue<Name>, string>>];

/** A row's address with its braces filled in. @param values by the names in the braces */
export const filledPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/**
 * Address of a page that is the same on every site; configurable addresses are in `site.paths`.
 * @example pageHref('finance') // '/finance'
 * @example pageHref('model', { model: 'toyota-rav4' }) // '/models/toyota-rav4'
 */
export function pageHref<Name extends Exclude<PageName, MovablePageName>>(
  name: Name,
  ...[values]: Values<Name>
): string {
  return filledPath(pageTable[name].path, values ?? {});
}

/** Pages of which a site has one at most. */
export type SinglePageName = FixedPageName | MovablePageName;

export const singlePageNames = pageNames.filter((name): name is SinglePageName => !pageTable[name].path.includes('{'));

/** Where a site keeps the pages that it may put elsewhere. */
export type SitePaths = Readonly<Record<NonNullable<PageRow['setting']>, string>>;

/** Address of a page on a site, including configurable ones. */
export function addressOf({ paths }: { paths: SitePaths }, name: SinglePageName): string {
  const { setting, path } = pageRow(name);
  return setting ? paths[setting] : path;
}
