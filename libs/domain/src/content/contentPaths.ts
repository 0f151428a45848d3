/** Pages of prose that stand at an address of their own, which people know or type. */
const ownPages = [
  'about-us',
  'privacy-policy',
  'terms-and-conditions',
  'warranty',
  'roadside-assist',
  'diamond-advantage',
] as const;

const isOwn = (slug: string): boolean => (ownPages as readonly string[]).includes(slug);
const shared = '/pages/';

/**
 * Where a page of prose stands.
 * @example contentPagePath('privacy-policy') // '/privacy-policy'
 * @example contentPagePath('toyota-hybrids') // '/pages/toyota-hybrids'
 */
export const contentPagePath = (slug: string): string => (isOwn(slug) ? `/${slug}` : `${shared}${slug}`);

/**
 * The page of prose that an address may be of; null for other addresses.
 * @example contentPageAt('/privacy-policy') // 'privacy-policy'
 * @example contentPageAt('/search') // null
 */
export function contentPageAt(path: string): string | null {
  const slug = path.startsWith(shared) ? path.slice(shared.length) : path.slice(1);
  return path.startsWith(shared) || isOwn(slug) ? slug : null;
}

/** A page of prose, as menus name it. */
export interface ContentLink {
  slug: string;
  title: string;
}
