import { themeFileNames } from '../../config/sites/siteFiles.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';

/** Every theme that a new site may have: the host's, and those that are data beside the site files. */
export const themeNames = ({ registered, config }: Pick<SiteCommandDeps, 'registered' | 'config'>): string[] =>
  [...new Set([...(registered.themes?.names ?? []), ...themeFileNames(config.sitesFolder)])].sort();
