import { makePath, modelPath, type NavigationItem, type PublicSite } from '@forecourt/domain';
import type { SiteFacts } from '../contract/facts.ts';

const maxModels = 12;

/**
 * The model range for the header's menu: the manufacturer's own models, or every make with its models. Only what is
 * in stock, so no entry leads to an empty page.
 */
export function modelMenu(site: Pick<PublicSite, 'manufacturer' | 'paths'>, facts: SiteFacts): NavigationItem[] {
  const entries = (make: string) =>
    facts.models
      .filter((model) => model.make === make)
      .slice(0, maxModels)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name }) => ({ name, url: modelPath(site.paths.search, make, name) }));
  const own = site.manufacturer ? entries(site.manufacturer) : [];
  if (own.length) return own;
  return facts.makes.slice(0, maxModels).map(({ name }) => ({ name, url: makePath(site.paths.search, name) }));
}
