import {
  carTypePath,
  dealerPageLink,
  dealerPageNames,
  addressOf,
  leadsNowhere,
  pageHref,
  type NavigationItem,
  type PagedSite,
  type PublicSite,
  type SinglePageName,
} from '@forecourt/domain';
import { frameMessages, kindMessages, pageWords, wordsOf, type Speaker } from '@forecourt/domain/messages';
import { startSentence } from './sentences.ts';

type StockSite = Pick<PublicSite, 'paths' | 'search' | 'texts'> & Speaker;
type NavigationSite = StockSite & PagedSite & Pick<PublicSite, 'navigation' | 'baseDomain'>;

/** The site's kinds of stock as links. */
export function stockItems(site: StockSite): NavigationItem[] {
  const { paths, search } = site;
  const { vehicleNounPlural: nounPlural } = site.texts;
  const say = wordsOf(frameMessages, site);
  const sayKind = wordsOf(kindMessages, site);
  const kinds = search.carTypes.map((kind) => ({
    name: startSentence(say('frame.stock', { kind: sayKind(`kind.${kind}`), nounPlural })),
    url: carTypePath(paths.search, kind),
  }));
  const all = { name: say('frame.allStock', { nounPlural }), url: paths.search };
  return kinds.length > 1 ? [...kinds, all] : [all];
}

/** Pages of the menu of a site that names none, behind its stock. */
const usualPages = [
  'special-offers',
  'finance',
  'trade-in',
  'service',
  'contact',
] as const satisfies readonly SinglePageName[];

/** The menu of a site that names none: its stock, its range, and the main pages that it has. */
function usualNavigation(site: NavigationSite): NavigationItem[] {
  return [
    { name: startSentence(site.texts.vehicleNounPlural), url: site.paths.search, dynamicDropdown: 'stock' },
    { name: pageWords('models', site), url: pageHref('models'), dynamicDropdown: 'models' },
    ...usualPages.map((name) => ({ name: pageWords(name, site), url: addressOf(site, name) })),
  ];
}

/** An entry with its target: `dealer:sellMyCar` and its like lead to the manufacturer's domain where there is one. */
function withTarget(item: NavigationItem, baseDomain: string | null): NavigationItem {
  const page = dealerPageNames.find((name) => item.url === `dealer:${name}`);
  return {
    ...item,
    url: page ? dealerPageLink(page, baseDomain) : item.url,
    ...(item.dropdownItems ? { dropdownItems: item.dropdownItems.map((one) => withTarget(one, baseDomain)) } : {}),
  };
}

/**
 * The menu with its targets known and its dynamic dropdowns filled, without what leads to a page that the site does not
 * have. A site that names no entries gets the usual ones. A dropdown with nothing in it becomes a plain link; that of the models leads to their page where there is one.
 * @param models entries of the model range, with nested entries where they are grouped by category
 * @param contentPaths addresses of the pages that the site's content makes
 */
export function resolveNavigation(
  site: NavigationSite,
  models: readonly NavigationItem[] = [],
  contentPaths: readonly string[] = [],
): NavigationItem[] {
  const stays = ({ url }: NavigationItem) => !leadsNowhere(site, url, contentPaths);
  const range = pageHref('models');
  const hasRange = contentPaths.includes(range);
  const items = site.navigation.length > 0 ? site.navigation : usualNavigation(site);
  return items.flatMap((given) => {
    const item = withTarget(given, site.baseDomain);
    // The page of the range and its tiles take the place of the list of what is in stock.
    if (item.dynamicDropdown === 'models' && hasRange && !item.dropdownItems?.length) return [{ ...item, url: range }];
    const dynamic =
      item.dynamicDropdown === 'stock' ? stockItems(site) : item.dynamicDropdown === 'models' ? models : [];
    const dropdownItems = [...(item.dropdownItems ?? []), ...dynamic].filter(stays);
    const [first] = dropdownItems;
    if (!first) return stays(item) ? [{ name: item.name, url: item.url }] : [];
    return [{ ...item, dropdownItems, url: stays(item) ? item.url : first.url }];
  });
}

/** Number to call from any page: the site's own, else that of its main location. */
export function mainPhone({ phones, locations }: Pick<PublicSite, 'phones' | 'locations'>): string | null {
  const main = locations.find(({ primary, visible }) => primary && visible) ?? locations.find(({ visible }) => visible);
  return phones.used ?? phones.new ?? phones.demo ?? main?.contact_detail.phone ?? null;
}
