import type { NavigationItem, PublicSite } from '@forecourt/domain';
import { searchHref } from '@forecourt/content/model';
import type { SiteFacts } from '../contract/facts.ts';

const mostModels = 12;

/**
 * The model range for the header's menu: the manufacturer's own models, or every make with its models. Only what is
 * in stock, so no entry leads to an empty page.
 */
export function modelMenu(site: Pick<PublicSite, 'manufacturer' | 'paths'>, facts: SiteFacts): NavigationItem[] {
  const entries = (make: string) =>
    facts.models
      .filter((model) => model.make === make)
      .slice(0, mostModels)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name }) => ({ name, url: searchHref(site.paths.search, { make, model: name }) }));
  const own = site.manufacturer ? entries(site.manufacturer) : [];
  if (own.length) return own;
  return facts.makes
    .slice(0, mostModels)
    .map(({ name }) => ({ name, url: searchHref(site.paths.search, { make: name }) }));
}
