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

/** A row's address with its braces filled in. @param values by what stands in the braces */
export const filledPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/**
 * Where a page stands that is at the same address on every site; the other addresses are in `site.paths`.
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

/** Where a page stands on a site, also one that the site's settings put elsewhere. */
export function addressOf({ paths }: { paths: SitePaths }, name: SinglePageName): string {
  const { setting, path } = pageRow(name);
  return setting ? paths[setting] : path;
}
