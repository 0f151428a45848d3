import { pageAt, type PageName } from '@forecourt/domain';

/** Pages on which a chat may open by itself. */
const errands: ReadonlySet<PageName> = new Set(['service', 'genuine-service', 'parts', 'parts-search']);

/**
 * Whether a chat opens by itself: on pages about service and parts, and on phones only. On a desktop the page shows the
 * phone number beside it.
 * @example opensChatByItself('/service', true) // true
 * @example opensChatByItself('/service', false) // false
 */
export function opensChatByItself(path: string, isPhone: boolean): boolean {
  const page = pageAt(path)?.name;
  return isPhone && page !== undefined && errands.has(page);
}
