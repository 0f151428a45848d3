import {
  openLog,
  openPlatform,
  openTracing,
  pictureOrigins,
  registeredOf,
  type Config,
  type ContentChange,
  type OpenedPlatform,
} from '@forecourt/platform';
import { brandOf, themeProblems } from '@forecourt/tenant-themes';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import forecourt from '../forecourt.config.ts';
import { answer } from './answer.ts';
import { buildFolder, hostFolder } from './build/buildFolder.ts';
import { drawnCardsKey } from '../src/site/list/drawnCardsOf.ts';
import { searchDrawingsKey } from '../src/site/list/searchDrawing.ts';
import { contentTag, siteOfTag, siteTag } from '../src/site/cache/cacheTags.ts';
import { openDataFolder } from './dataFile.ts';
import { openDrawnCards } from './drawnCards.ts';
import { openRouteNames } from './metrics/routeNames.ts';
import { openOperations } from './operations.ts';
import { keepFinishedPages } from './finishedPages.ts';
import { checkPages } from './checkPage.ts';
import { comeBack } from './comeBack.ts';
import { logFrameworkMessages } from './frameworkLog.ts';
import { invalidatePages, touchedTags } from './invalidatePages.ts';
import { isHotReload, openServer } from './openServer.ts';
import { openTurns } from './pageTurns.ts';
import { openFinishThread } from './openFinishThread.ts';
import { openPageScripts } from './pageScripts.ts';
import { openPreviews } from './previews.ts';
import { openIcons } from './icons/openIcons.ts';
import { openRecentPages } from './recentPages.ts';
import { openRequestIds } from './requestIds.ts';
import { openRedirects } from './redirects.ts';
import { startSearchFrames } from './searchFrames/startSearchFrames.ts';
import { openStoredRoutes } from './storedRoutes.ts';
import { stoppable } from './stopServer.ts';
import { openFirstStyles } from './styles/firstStyles.ts';
import { openVisitorAddress } from './visitorAddress.ts';
import { warmUp } from './warmUp.ts';

export interface HostOptions {
  config: Config;
  dev: boolean;
}

/** Pages rendered at the same time: one may wait for the search while another renders. */
const pagesAtOnce = 2;

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

function printAddresses(platform: OpenedPlatform, config: Config): void {
  console.log(`\nForecourt is ready on port ${config.port}.\n`);
  if (config.demo) console.log(`  ${'All demo sites'.padEnd(26)} http://localhost:${config.port}/`);
  for (const site of platform.sites.all()) {
    console.log(`  ${site.name.padEnd(26)} ${platform.sites.publicSite(site).origin}/`);
  }
  if (config.demo) console.log(`  ${'Delivered leads'.padEnd(26)} http://localhost:${config.port}/demo/outbox`);
  console.log('\nPress Ctrl-C to stop.');
}

/** Milliseconds within which the framework has stored a page that it has sent. */
const storeMs = 300;

/** Milliseconds that requests have to end when the host does: as long as a page may take. */
const requestPatienceMs = 20_000;

export interface RunningHost {
  /** Lets running requests end. @param how.isHurried somebody waits for it in a terminal: proxies are not waited for */
  close(how: { isHurried: boolean }): Promise<void>;
}

/** Opens the platform, the pages and the port, in that order, and prints where the sites are. */
export async function startHost({ config, dev }: HostOptions): Promise<RunningHost> {
  keepFinishedPages(config.memory.samePages);
  const log = openLog(config);
  const endTracing = await openTracing(config.tracing, 'forecourt-host');
  const server = openServer(comeBack, undefined, (request) => dev && isHotReload(request));
  const stopping = stoppable(server);
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
      look: (site) => brandOf(site, forecourt.themes),
      registered: registeredOf(forecourt, themeProblems, config.port),
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
  shared[Symbol.for('forecourt.themes')] = forecourt.themes;
  // In development cards change with their code.
  const drawnCards = dev ? null : openDrawnCards();
  if (drawnCards) shared[drawnCardsKey] = drawnCards.of;
  const finishThread = dev
    ? null
    : openFinishThread({ hostFolder, buildFolder }, (fault) =>
        log.error(fault, 'The thread that finishes pages ended.'),
      );
  try {
    await demo?.seed(platform);
    await platform.startFollowing();
    await platform.leads.startDeliveries();
    await platform.reservations.startJobs();
    platform.feeds.startFetching();
    const app = next({ dev, dir: hostFolder, port: config.port, httpServer: server });
    await app.prepare();
    const recent = openRecentPages(() => performance.now(), { maxBytes: config.memory.sharedPages });
    const scripts = dev ? null : openPageScripts(buildFolder);
    const onFault = (err: unknown) => log.warn({ err }, 'A search could not be drawn into a page of its list.');
    const readPage = drawnCards && { readPage: drawnCards.readPage };
    const searchFrames = scripts && (await startSearchFrames({ scripts, onFault, ...readPage }));
    if (searchFrames) shared[searchDrawingsKey] = searchFrames.take;
    const forget = (tags: readonly string[]) => {
      recent.invalidate(tags);
      searchFrames?.invalidate(tags);
    };
    shared[Symbol.for('forecourt.invalidate')] = forget;
    const invalidateOnce = async (tags: readonly string[]) => {
      await invalidatePages(tags, config.port, secret);
      // The call may have been lost; and pages whose rendering started before its answer may contain old data.
      forget(tags);
    };
    const invalidate = async (tags: readonly string[]) => {
      const underWay = recent.underWayOf(tags.map(siteOfTag));
      await invalidateOnce(tags);
      // The framework stores these pages once they are rendered, after their tags were invalidated.
      if (underWay.length > 0)
        void Promise.all(underWay).then(() => setTimeout(() => void invalidateOnce(tags), storeMs));
    };
    platform.inventory.onChange((change) => invalidate(touchedTags(platform, change)));
    platform.onSiteChange((slugs) => invalidate(slugs.map(siteTag)));
    platform.content.onChange((changes: readonly ContentChange[]) =>
      invalidate([...new Set(changes.map(({ site }) => contentTag(site)))]),
    );
    server.off('request', comeBack);
    const findIcon = openIcons({
      original: async (hash, ending) => {
        const { status, body } = await platform.images.respond(`site/${hash}.${ending}`, '');
        return status === 200 ? body : null;
      },
      fontFolder: join(hostFolder, 'public/fonts'),
    });
    let isWarm = dev;
    if (!dev) checkPages(platform, config.port);
    const takeTurn = openTurns({ max: pagesAtOnce });
    const operations = openOperations({
      health: platform.health,
      metricsKey: config.keys.metrics,
      isOpen: () => !stopping.isStopping,
      isWarm: () => isWarm,
      serves: (name) => platform.sites.byHost(name) !== null,
      log,
      routeOf: openRouteNames(dev ? null : buildFolder),
      host: {
        queues: { pages: takeTurn.waiting, pictures: platform.images.waiting, searches: platform.search.waiting },
        kept: recent.kept,
        codesPerDay: config.signIn.perSiteDaily,
        memoryBytes: config.memory.bound,
      },
    });
    shared[Symbol.for('forecourt.unoptimizedPages')] = operations.unoptimizedCounts;
    // In development it speaks to who works in the terminal.
    const endFrameworkLog = dev ? () => undefined : logFrameworkMessages(log);
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
        demoPages: config.demoPages,
        dev,
        hostFolder,
        buildFolder,
        findIcon,
        operations,
        ...operations.pages,
        origins,
        recent,
        takeTurn,
        redirectAt: openRedirects(platform, (message) => log.warn(message)),
        previews: openPreviews(platform, dev ? null : buildFolder),
        ...readPage,
        ...(searchFrames && { searchFrames }),
        styleFirst: dev ? () => ({ edits: [], sheets: [] }) : openFirstStyles({ hostFolder, buildFolder }),
        ...(scripts && { scripts, dataFolder: openDataFolder(buildFolder) }),
        ...(finishThread && { finishBeside: finishThread.finishBeside }),
        addressOf: openVisitorAddress(config.proxies),
        idOf: openRequestIds(config.proxies),
        log,
        // In development nothing is stored.
        storedPath: dev ? () => null : openStoredRoutes(buildFolder),
      }),
    );
    void warmUp(platform, config.port).then(() => (isWarm = true));
    printAddresses(platform, config);
    return {
      async close({ isHurried }) {
        const leaveMs = isHurried ? 0 : config.proxies.leaveMs;
        await stopping.stop({ leaveMs, patienceMs: dev ? 0 : requestPatienceMs });
        await app.close();
        endFrameworkLog();
        await finishThread?.close();
        await platform.close();
        await endTracing();
      },
    };
  } catch (fault) {
    server.close();
    await finishThread?.close();
    await platform.close();
    throw fault;
  }
}
