import { CommandError } from '../commandError.ts';
import { siteFileNames } from './siteFiles.ts';

/** @throws CommandError that lists the sites there are files of, where a command names none of them */
export function checkNamedSite(slug: string, folder: string): void {
  const slugs = siteFileNames(folder).map((file) => file.replace(/\.json$/, ''));
  if (slugs.includes(slug)) return;
  throw new CommandError(`There is no site '${slug}'; there are ${slugs.join(', ')}.`);
}
