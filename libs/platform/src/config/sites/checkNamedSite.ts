import { CommandError } from '../commandError.ts';
import { openSiteStore } from './openSiteStore.ts';

/** @throws CommandError that lists the sites there are, where a command names none of them */
export function checkNamedSite(slug: string, folder: string): void {
  const sites = openSiteStore({ folder, demo: false, originTemplate: '', log: () => undefined, now: () => 0 });
  if (sites.bySlug(slug)) return;
  const slugs = sites.all().map((one) => one.slug);
  throw new CommandError(`There is no site '${slug}'; there are ${slugs.join(', ')}.`);
}
