import type { Logger } from 'pino';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../database/database.ts';
import { describeFault } from '../../../logs/personalData.ts';
import type { ScheduledFeed } from '../../../ports/feedPort.ts';
import type { SiteStore } from '../../../ports/sitePort.ts';
import { FeedFileError, IncompleteFeedError } from '../feedFileError.ts';
import { failureWords } from '../failureWords.ts';
import { isAddress } from '../pullFeed.ts';
import { readFeedList, type ListedFeed } from './feedList.ts';
import { fetchFeed } from './fetchFeed.ts';
import { importApart } from './importApart.ts';
import { claimFeed, findSchedules, recordFailure, renewClaim, settleFeed, type Look } from './scheduleStore.ts';

const lookEveryMs = 15_000;
const renewEveryMs = 30_000;
/** A look that failed is repeated so much later, a file that is still being written soon. */
const againSeconds = 600;
const soonSeconds = 30;

export interface FeedScheduleDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'feeds'>;
  db: Db;
  sites: Pick<SiteStore, 'bySlug'>;
  now: () => Date;
  log: Logger;
  /** @default in a process of its own */
  importFile?: typeof importApart;
}

export interface FeedSchedule {
  /** Fetches what is due from now on, as one of any number of hosts and workers. */
  start(): void;
  /** Fetches and imports every feed that is due and that nobody else is at. */
  look(): Promise<void>;
  /** Every feed of the list, and what came of it last. */
  states(): Promise<ScheduledFeed[]>;
  /** Ends an import that runs: what it has not stored the next one stores. */
  close(): Promise<void>;
}

/** The address of a feed without its user. */
const shownSource = (source: string): string => source.replace(/^([a-z]+:\/\/)[^@/]*@/i, '$1');

/**
 * Fetches and imports the feeds of FORECOURT_FEEDS.
 * @throws CommandError for a list that cannot be used
 */
export function openFeedSchedule(deps: FeedScheduleDeps): FeedSchedule {
  const { config, db, sites, now, log, importFile = importApart } = deps;
  const { file: listFile, secrets, hosts } = config.feeds;
  const place = { data: config.dataFolder, databaseUrl: config.databaseUrl };
  const stopping = new AbortController();
  let feeds = listFile === null ? [] : readFeedList(listFile);
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> = Promise.resolve();

  /** A list that was damaged since is used as it was last right. */
  function readAgain(): void {
    try {
      if (listFile !== null) feeds = readFeedList(listFile);
    } catch (fault) {
      log.warn({ part: 'feeds' }, (fault as Error).message);
    }
  }

  async function take(feed: ListedFeed, known: Parameters<typeof fetchFeed>[1]['known']): Promise<Look> {
    const { mapping, mappingFile, maxBytes, everyMinutes } = feed;
    const site = sites.bySlug(feed.site);
    if (!site) throw new FeedFileError(`There is no site '${feed.site}'.`);
    const fetched = await fetchFeed(feed, { data: config.dataFolder, secrets, hosts, known });
    const seconds = everyMinutes * 60;
    if (fetched === 'same') return { seconds, failure: null };
    if (fetched === 'unfinished') return { seconds: soonSeconds, failure: null };
    const { file, edition } = fetched;
    const outcome = await importFile({ place, site, file, mapping, mappingFile, maxBytes }, stopping.signal);
    // What arrived in part is fetched again, though its server says that it has not changed.
    if (outcome.failure === undefined && outcome.incomplete && isAddress(feed.source))
      return { seconds, failure: null };
    if (outcome.failure === undefined) return { seconds, edition, failure: null };
    if (outcome.isBusy) return { seconds: soonSeconds, failure: null };
    throw new FeedFileError(outcome.failure);
  }

  async function takeClaimed(feed: ListedFeed, known: Parameters<typeof take>[1]): Promise<void> {
    const began = now();
    const renewing = setInterval(() => void renewClaim(db, feed.name).catch(() => undefined), renewEveryMs);
    try {
      await settleFeed(db, feed.name, await take(feed, known));
    } catch (fault) {
      // Whoever takes over finds it as it was.
      if (stopping.signal.aborted) return settleFeed(db, feed.name, { seconds: 0, failure: null });
      const failure = fault instanceof FeedFileError ? fault.message : describeFault(fault).fault;
      log.warn({ part: 'feeds', feed: feed.name }, failure);
      // A feed that arrives in part is held like one whose file is found to be a part, and fetched again.
      const words = fault instanceof IncompleteFeedError ? failure : failureWords(new Error(failure));
      await recordFailure(db, { siteSlug: feed.site, source: feed.brings, words, began, ended: now() });
      await settleFeed(db, feed.name, { seconds: Math.min(againSeconds, feed.everyMinutes * 60), failure });
    } finally {
      clearInterval(renewing);
    }
  }

  async function lookOnce(): Promise<void> {
    readAgain();
    for (const feed of feeds) {
      if (stopping.signal.aborted) return;
      const claimed = await claimFeed(db, feed.name);
      if (claimed) await takeClaimed(feed, claimed.edition);
    }
  }

  /** One look at a time: an import may take longer than the time between two. */
  function look(): Promise<void> {
    looking = looking.then(lookOnce).catch((fault: unknown) => {
      log.error({ part: 'feeds', ...describeFault(fault) }, 'Feeds could not be looked at');
    });
    return looking;
  }

  return {
    look,
    start() {
      if (timer || listFile === null) return;
      let isLooking = false;
      const lookIfFree = async (): Promise<void> => {
        if (isLooking) return;
        isLooking = true;
        await look();
        isLooking = false;
      };
      timer = setInterval(() => void lookIfFree(), lookEveryMs).unref();
      void lookIfFree();
    },
    async states() {
      readAgain();
      const found = await findSchedules(
        db,
        feeds.map(({ name }) => name),
      );
      const known = new Map(found.map((one) => [one.name, one]));
      return feeds.map(({ name, site, source, everyMinutes, brings }) => {
        const { lookedAt = null, dueAt = null, failure = null, failedSince = null } = known.get(name) ?? {};
        const state = { lookedAt, dueAt, failure, failedSince };
        return { name, siteSlug: site, feed: brings, source: shownSource(source), everyMinutes, ...state };
      });
    },
    async close() {
      if (timer) clearInterval(timer);
      timer = null;
      stopping.abort();
      await looking;
    },
  };
}
