import { pageRow, resolveFlags, type FormPageName, type Site } from '@forecourt/domain';
import { searchQuery } from '@forecourt/search/model';
import { formPageSetups } from '../form/formPages.ts';

/** What links to a page with a form may answer of it, beside the page's own `prefill`. */
const linked = ['car_id', 'location', 'preferredDealership', 'vehiclePriceBudget', 'car_type', 'vin'];
/** Longer ones come from no link of a site's. */
const longest = 1_500;

const formOf = (path: string): FormPageName | null => {
  const [, name = ''] = /^\/form-page\/([\w-]+)$/.exec(path) ?? [];
  return Object.hasOwn(formPageSetups, name) ? (name as FormPageName) : null;
};

/** These parameters alone, in this order. */
function only(parameters: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => parameters.getAll(name).flatMap((value) => (value ? [[name, value]] : []))),
  );
}

/** As much of a site as decides what its searches can be narrowed by. */
export type SearchedSite = Pick<Site, 'search' | 'flags' | 'manufacturer' | 'template'>;

const searched = (given: URLSearchParams, { search, flags, manufacturer, template }: SearchedSite): URLSearchParams =>
  searchQuery(given, { search, flags: resolveFlags({ manufacturer, template, site: flags }) });

function known(path: string, site: SearchedSite, given: URLSearchParams): URLSearchParams | null {
  if (path === '/search' || path.startsWith('/search/')) return searched(given, site);
  if (path === '/contact') return only(given, ['location', 'ask']);
  if (path === '/enquire') {
    const about = only(given, ['about', 'car', 'location']);
    // What was searched for, by whoever found nothing.
    if (about.get('about') !== 'similar') return about;
    return new URLSearchParams([...about, ...searched(given, site)]);
  }
  const form = formOf(path);
  // A page that is locked asks who the visitor is.
  if (form === null || pageRow(form).gates) return null;
  return only(given, [...linked, ...Object.keys(formPageSetups[form].prefill ?? {})]);
}

/**
 * What of an address's query a page is made of that is the same for everybody who asks for the same: the parameters it
 * knows, in one spelling. Null for a page that is made for its visitor, or of no query at all.
 * @param path of the page inside, as `pagePath` tells it
 */
export function storedQuery(path: string, site: SearchedSite, given: URLSearchParams): URLSearchParams | null {
  const query = known(path, site, given);
  return query && query.toString().length <= longest ? query : null;
}
