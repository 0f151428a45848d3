import { carPath } from '@forecourt/domain';
import type { OpenedPlatform } from '@forecourt/platform';
import { readPage } from './readPage.ts';
import { vehiclesOn } from './siteChanges.ts';

/** Milliseconds after which the host is taken for warm, however far it is. */
const longestMs = 2_500;

/**
 * Asks the host itself for the first pages of each kind, one after the other: the first of a kind takes ten times as long
 * as the next, because its code is loaded and compiled. Ends after seconds, whatever the number of sites.
 */
export async function warmUp({ sites }: Pick<OpenedPlatform, 'sites'>, port: number): Promise<void> {
  const end = performance.now() + longestMs;
  for (const site of sites.all()) {
    const { host } = new URL(sites.publicSite(site).origin);
    const read = async (path: string) => {
      const left = end - performance.now();
      return left > 0 ? readPage(port, host, path, left) : null;
    };
    const home = await read('/');
    await read(site.paths.search);
    const [vehicle] = home ? vehiclesOn(home) : [];
    if (vehicle) await read(carPath({ slug: vehicle }));
    if (performance.now() > end) return;
  }
}
