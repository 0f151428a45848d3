import { siteTheme, themes, type ThemedSite } from '@forecourt/tenant-themes';

/** The theme of a site, among those that the host's configuration registers: the server has read it when it started. */
export function hostTheme(site: ThemedSite) {
  const registered = (globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.themes')] as
    typeof themes | undefined;
  return siteTheme(site, registered);
}
