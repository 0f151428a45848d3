import type { OpenedPlatform } from '@forecourt/platform';
import { readPage } from './readPage.ts';

/** Sites that one check asks at most: what is wrong with one site's content is not wrong with the host. */
const maxSites = 3;
/** Milliseconds that a page may take. */
const pageMs = 600;

/** Milliseconds for which a page that was read says that pages are. */
const cacheMs = 10_000;

const endOfPage = '</html>';

/**
 * Opens a check that reads the home page of a site, as its visitors get it: of another site each time, so that pages are
 * rendered again that were not asked for. @throws where no page arrives whole
 */
export function openPageCheck({ sites }: Pick<OpenedPlatform, 'sites'>, port: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const all = sites.all();
    const asked = all.slice(next).concat(all.slice(0, next)).slice(0, maxSites);
    next = (next + 1) % Math.max(1, all.length);
    let bytes = 0;
    for (const site of asked) {
      const page = await readPage(port, new URL(sites.publicSite(site).origin).host, '/', pageMs);
      if (page?.subarray(-endOfPage.length).toString('latin1') === endOfPage) return;
      bytes = page?.length ?? 0;
    }
    throw new Error(`A page did not arrive whole (${bytes} bytes)`);
  };
}

/** Has `/readyz` of a host ask for pages too. */
export function checkPages(platform: OpenedPlatform, port: number): void {
  const advice = 'Restart this host, and build it again where that does not help.';
  platform.health.addPart('page', openPageCheck(platform, port), { advice, cacheMs });
}
