import { reviewSchema, reviewSummarySchema, type Site } from '@forecourt/domain';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { z } from 'zod';
import { writeWhole } from '../../files/atomicFile.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { FetchReviews, PlaceReviews, ReviewService } from '../../ports/reviewPort.ts';

const keptSchema = z.record(z.string(), z.object({ summary: reviewSummarySchema, reviews: z.array(reviewSchema) }));

export interface ReviewDeps {
  ask: FetchReviews;
  /** Every site of this process. */
  sites: () => readonly Site[];
  /** Where the last answers are kept, so that a restart loses none. */
  file: string;
  log: Logger;
}

/** What was read before the last restart; nothing where that cannot be read any more. */
async function readKept(file: string, log: Logger): Promise<Map<string, PlaceReviews>> {
  try {
    return new Map(Object.entries(keptSchema.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ part: 'reviews', ...describeFault(fault) }, 'Kept reviews cannot be read, and are asked for anew');
    return new Map();
  }
}

const isFed = ({ reviewSettings }: Site): boolean => reviewSettings.feed;

/** Reviews by their places, as last read. */
export async function openReviews({ ask, sites, file, log }: ReviewDeps): Promise<ReviewService> {
  const known = await readKept(file, log);
  const listeners: ((slugs: readonly string[]) => void)[] = [];
  let underWay: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const fed = sites().filter(isFed);
    const places = new Map(fed.flatMap(({ locations }) => locations).map((place) => [place.id, place]));
    const changed = new Set<string>();
    // One after the other: nobody waits for it, and the service is not stormed.
    for (const place of places.values()) {
      if (!place.visible) continue;
      const { found } = await ask(place);
      if (!found || isDeepStrictEqual(found, known.get(place.id))) continue;
      known.set(place.id, found);
      changed.add(place.id);
    }
    if (changed.size === 0) return;
    await writeWhole(file, JSON.stringify(Object.fromEntries(known)));
    const touched = fed.filter(({ locations }) => locations.some(({ id }) => changed.has(id)));
    for (const listener of listeners) listener(touched.map(({ slug }) => slug));
  }

  return {
    reviewed(site) {
      const read = site.locations.flatMap(({ id }) => known.get(id) ?? []);
      if (!isFed(site) || read.length === 0) return site;
      return {
        ...site,
        reviews: read.flatMap(({ reviews }) => reviews),
        locations: site.locations.map((place) => {
          const found = known.get(place.id);
          return found ? { ...place, reviews: found.summary } : place;
        }),
      };
    },
    refresh() {
      underWay ??= refresh()
        .catch((fault: unknown) =>
          log.warn({ part: 'reviews', ...describeFault(fault) }, 'Reviews could not be brought up to date'),
        )
        .finally(() => (underWay = null));
      return underWay;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
