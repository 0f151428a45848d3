import { pageNames, pageRow, type PageName } from '../pages/pageTable.ts';
import type { MessageTable } from './messageTable.ts';
import { wordsOf, type Speaker } from './wordsOf.ts';

/** @example messageKey('special-offers') // 'pageName.specialOffers' */
const messageKey = (name: PageName): string =>
  `pageName.${name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

/** Names of the pages that menus and the footer link to, and of those where a car is valued, as messages. */
export const pageNameMessages = (): MessageTable =>
  Object.fromEntries(
    pageNames
      .filter((name) => pageRow(name).footer !== undefined || pageRow(name).kind === 'trade-in')
      .map((name) => [messageKey(name), pageRow(name).name]),
  );

/**
 * What links, menus and trails of a site call a page.
 * @example pageWords('special-offers', { messages: {} }) // 'Special offers'
 */
export function pageWords(name: PageName, site: Speaker): string {
  const key = messageKey(name);
  return wordsOf({ [key]: pageRow(name).name }, site)(key);
}
