import { openPlatform, pictureOrigins, type Config, type OpenedPlatform } from '@forecourt/platform';
import { brandOf, themes } from '@forecourt/tenant-themes';
import { randomBytes } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { pino } from 'pino';
import { answer } from './answer.ts';
import { contentTag, siteOfTag, siteTag } from '../src/site/cache/cacheTags.ts';
import { invalidatePages, touchedTags } from './invalidatePages.ts';
import { openServer } from './openServer.ts';
import { openTurns } from './pageTurns.ts';
import { openPreviews } from './previews.ts';
import { openRecentPages } from './recentPages.ts';
import { openRedirects } from './redirects.ts';
import { openStoredRoutes } from './storedRoutes.ts';
import { openFirstStyles } from './styles/firstStyles.ts';
import { openVisitorAddress } from './visitorAddress.ts';

export interface HostOptions {
  config: Config;
  dev: boolean;
}

/** Pages rendered at the same time: one may wait for the search while another renders. */
const pagesAtOnce = 2;

const hostFolder = join(import.meta.dirname, '..');

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) => {
      const inUse = fault.code === 'EADDRINUSE';
      const why = inUse ? `Port ${port} is taken: stop what uses it` : `Port ${port} cannot be used (${fault.code})`;
      reject(new Error(`${why}, or set PORT to another port.`));
    });
    server.listen(port, resolve);
  });
}

/** Answers requests during the start at once, rather than letting them wait. */
const comeBack: RequestListener = (_request, response) => {
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '2',
    'cache-control': 'no-store',
  });
  response.end('The site is starting. Please try again in a moment.\n');
};

function printAddresses(platform: OpenedPlatform, config: Config): void {
  console.log(`\nForecourt is ready on port ${config.port}.\n`);
  if (config.demo) console.log(`  ${'All demo sites'.padEnd(26)} http://localhost:${config.port}/`);
  for (const site of platform.sites.all()) {
    console.log(`  ${site.name.padEnd(26)} ${platform.sites.publicSite(site).origin}/`);
  }
  if (config.demo) console.log(`  ${'Delivered leads'.padEnd(26)} http://localhost:${config.port}/demo/outbox`);
  console.log('\nPress Ctrl-C to stop.');
}

/** Opens the platform, the pages and the port, in that order, and prints where the sites are. */
export async function startHost({ config, dev }: HostOptions): Promise<{ close(): Promise<void> }> {
  const log = pino({ level: config.demo ? 'warn' : 'info', base: null });
  const server = openServer(comeBack);
  // The port is bound first: nothing is opened for a host that could not answer.
  await listen(server, config.port);
  const secret = randomBytes(32).toString('hex');
  // A production host never loads the demo's stock and drawings.
  const demo = config.demo ? (await import('./demo.ts')).demo : null;
  let platform: OpenedPlatform;
  try {
    const now = () => new Date();
    platform = await openPlatform({
      config,
      log,
      now,
      imageSources: demo?.imageSources ?? {},
      look: brandOf,
      themes: Object.keys(themes),
    });
  } catch (fault) {
    server.close();
    throw fault;
  }
  const shared = globalThis as Record<symbol, unknown>;
  shared[Symbol.for('forecourt.platform')] = platform;
  shared[Symbol.for('forecourt.internalSecret')] = secret;
  shared[Symbol.for('forecourt.demo')] = config.demo;
  shared[Symbol.for('forecourt.searchKey')] = config.keys.search;
  shared[Symbol.for('forecourt.images')] = config.images;
  try {
    await demo?.seed(platform);
    await platform.startFollowing();
    await platform.leads.startDeliveries();
    await platform.reservations.startJobs();
    const app = next({ dev, dir: hostFolder, port: config.port, httpServer: server });
    await app.prepare();
    const recent = openRecentPages(() => performance.now());
    const forget = (tags: readonly string[]) => recent.invalidate(tags.map(siteOfTag));
    shared[Symbol.for('forecourt.invalidate')] = forget;
    const invalidate = async (tags: readonly string[]) => {
      await invalidatePages(tags, config.port, secret);
      // The call may have been lost; and pages whose rendering started before its answer may contain old data.
      forget(tags);
    };
    platform.inventory.onChange((change) => invalidate(touchedTags(platform, change)));
    platform.onSiteChange((slugs) => invalidate(slugs.map(siteTag)));
    platform.content.onChange((changes) => invalidate([...new Set(changes.map(({ site }) => contentTag(site)))]));
    server.off('request', comeBack);
    const origins = {
      forms: platform.reservations.paymentOrigins(),
      images: pictureOrigins(config.images),
      connect: [],
      frames: [],
      scripts: [],
    };
    server.on(
      'request',
      answer({
        platform,
        handle: app.getRequestHandler(),
        demo: config.demo,
        dev,
        hostFolder,
        origins,
        recent,
        takeTurn: openTurns(pagesAtOnce),
        redirectAt: openRedirects(platform, (message) => log.warn(message)),
        previews: openPreviews(platform, dev ? null : join(hostFolder, '.next')),
        styleFirst: dev ? (html) => ({ html, sheets: [] }) : openFirstStyles(join(hostFolder, '.next')),
        addressOf: openVisitorAddress(config.proxies),
        // In development nothing is stored.
        storedPath: dev ? () => null : openStoredRoutes(join(hostFolder, '.next')),
      }),
    );
    printAddresses(platform, config);
    return {
      async close() {
        server.close();
        server.closeAllConnections();
        await app.close();
        await platform.close();
      },
    };
  } catch (fault) {
    server.close();
    await platform.close();
    throw fault;
  }
}
