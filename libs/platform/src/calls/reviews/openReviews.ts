import { reviewSchema, reviewSummarySchema, type Site } from '@forecourt/domain';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { z } from 'zod';
import { writeWhole } from '../../files/atomicFile.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { FetchReviews, PlaceReviews, ReviewService } from '../../ports/reviewPort.ts';

const storedSchema = z.record(z.string(), z.object({ summary: reviewSummarySchema, reviews: z.array(reviewSchema) }));

export interface ReviewDeps {
  fetchReviews: FetchReviews;
  /** Every site of this process. */
  sites: () => readonly Site[];
  /** File that stores the last answers over restarts. */
  file: string;
  log: Logger;
}

/** The stored reviews; none where the file is missing or invalid. */
async function readStored(file: string, log: Logger): Promise<Map<string, PlaceReviews>> {
  try {
    return new Map(Object.entries(storedSchema.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ part: 'reviews', ...describeFault(fault) }, 'Kept reviews cannot be read, and are asked for anew');
    return new Map();
  }
}

const fetchesReviews = ({ reviewSettings }: Site): boolean => reviewSettings.feed;

/** Reviews by location, as last fetched. */
export async function openReviews({ fetchReviews, sites, file, log }: ReviewDeps): Promise<ReviewService> {
  const known = await readStored(file, log);
  const listeners: ((slugs: readonly string[]) => void)[] = [];
  /** Sites with their reviews: a page asks for its site several times. */
  let reviewedSites = new WeakMap<Site, Site>();
  let pending: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const sitesWithFeed = sites().filter(fetchesReviews);
    const places = new Map(sitesWithFeed.flatMap(({ locations }) => locations).map((place) => [place.id, place]));
    const changed = new Set<string>();
    // One after another, to spare the service; nothing waits for the result.
    for (const place of places.values()) {
      if (!place.visible) continue;
      const { found } = await fetchReviews(place);
      if (!found || isDeepStrictEqual(found, known.get(place.id))) continue;
      known.set(place.id, found);
      reviewedSites = new WeakMap();
      changed.add(place.id);
    }
    if (changed.size === 0) return;
    await writeWhole(file, JSON.stringify(Object.fromEntries(known)));
    const affected = sitesWithFeed.filter(({ locations }) => locations.some(({ id }) => changed.has(id)));
    for (const listener of listeners) listener(affected.map(({ slug }) => slug));
  }

  function withReviews(site: Site): Site {
    const read = site.locations.flatMap(({ id }) => known.get(id) ?? []);
    if (!fetchesReviews(site) || read.length === 0) return site;
    return {
      ...site,
      reviews: read.flatMap(({ reviews }) => reviews),
      locations: site.locations.map((place) => {
        const found = known.get(place.id);
        return found ? { ...place, reviews: found.summary } : place;
      }),
    };
  }

  return {
    reviewed(site) {
      const made = reviewedSites.get(site) ?? withReviews(site);
      reviewedSites.set(site, made);
      return made;
    },
    refresh() {
      pending ??= refresh()
        .catch((fault: unknown) =>
          log.warn({ part: 'reviews', ...describeFault(fault) }, 'Reviews could not be brought up to date'),
        )
        .finally(() => (pending = null));
      return pending;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
