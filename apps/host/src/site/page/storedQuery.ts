import { pageRow, resolveFlags, type FormPageName, type Site } from '@forecourt/domain';
import { searchQuery } from '@forecourt/search/model';
import { formPageSetups } from '../form/formPages.ts';

/** Form answers that links to a form page may carry, beside the page's own `prefill`. */
const linked = ['car_id', 'location', 'preferredDealership', 'vehiclePriceBudget', 'car_type', 'vin'];
/** Maximum length: links of the site are never longer. */
const longest = 1_500;

const formOf = (path: string): FormPageName | null => {
  const [, name = ''] = /^\/form-page\/([\w-]+)$/.exec(path) ?? [];
  return Object.hasOwn(formPageSetups, name) ? (name as FormPageName) : null;
};

/** Only these parameters, in this order. */
function only(parameters: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => parameters.getAll(name).flatMap((value) => (value ? [[name, value]] : []))),
  );
}

/** The part of a site that determines its search filters. */
export type SearchedSite = Pick<Site, 'search' | 'flags' | 'manufacturer' | 'template'>;

const searched = (given: URLSearchParams, { search, flags, manufacturer, template }: SearchedSite): URLSearchParams =>
  searchQuery(given, { search, flags: resolveFlags({ manufacturer, template, site: flags }) });

function known(path: string, site: SearchedSite, given: URLSearchParams): URLSearchParams | null {
  if (path === '/search' || path.startsWith('/search/')) return searched(given, site);
  if (path === '/contact') return only(given, ['location', 'ask']);
  if (path === '/enquire') {
    const about = only(given, ['about', 'car', 'location']);
    // Criteria of a search without results.
    if (about.get('about') !== 'similar') return about;
    return new URLSearchParams([...about, ...searched(given, site)]);
  }
  const form = formOf(path);
  // A gated page depends on its visitor.
  if (form === null || pageRow(form).gates) return null;
  return only(given, [...linked, ...Object.keys(formPageSetups[form].prefill ?? {})]);
}

/**
 * Canonical query of a page that is stored for everybody: its known parameters in one spelling. Null for a page that
 * depends on its visitor, or that takes no query.
 * @param path internal path of the page, from `pagePath`
 */
export function storedQuery(path: string, site: SearchedSite, given: URLSearchParams): URLSearchParams | null {
  const query = known(path, site, given);
  return query && query.toString().length <= longest ? query : null;
}
