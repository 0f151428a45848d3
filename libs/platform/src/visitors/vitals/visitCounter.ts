import { visitedPage, type Site, type VisitReport } from '@forecourt/domain';
import { tagCounts, type JudgedTag } from './tagCosts.ts';
import type { DeviceClass } from '../../ports/visitPort.ts';
import type { Counted, CounterKey } from './counted.ts';
import { bucketOf } from './vitalBuckets.ts';

/** Different elements that a process keeps for one figure of a kind of page and day; all further ones are 'others'. */
export const maxElements = 20;
export const otherElements = 'others';
export const elementsOf = (figure: string): string => `${figure} element`;

const keyOf = ({ siteSlug, day, page, device, figure, entry }: CounterKey): string =>
  JSON.stringify([siteSlug, day, page, device, figure, entry]);

export const deviceOf = (userAgent: string): DeviceClass => (/\bMobi/.test(userAgent) ? 'phone' : 'desk');

export interface VisitCounter {
  count(
    site: Pick<Site, 'slug' | 'paths'>,
    visit: VisitReport,
    userAgent: string,
    day: string,
    tags?: readonly JudgedTag[],
  ): void;
  /** What was counted since the last time, in the order of the keys. */
  take(): Counted[];
  /** Puts back what could not be stored. */
  putBack(counted: readonly Counted[]): void;
}

/** Adds visits up in memory: however many there are, as many counters as there are kinds of them. */
export function createVisitCounter(): VisitCounter {
  let counters = new Map<string, Counted>();
  /** Elements known for a histogram, by day: those of another day are forgotten. */
  let known = { day: '', elements: new Map<string, Set<string>>() };

  function add(key: CounterKey, count = 1): void {
    const name = keyOf(key);
    const counter = counters.get(name) ?? { ...key, count: 0 };
    counter.count += count;
    counters.set(name, counter);
  }

  function bounded(key: CounterKey): CounterKey {
    if (known.day !== key.day) known = { day: key.day, elements: new Map() };
    const histogram = keyOf({ ...key, entry: '' });
    const elements = known.elements.get(histogram) ?? new Set();
    known.elements.set(histogram, elements);
    if (elements.size >= maxElements && !elements.has(key.entry)) return { ...key, entry: otherElements };
    elements.add(key.entry);
    return key;
  }

  return {
    count({ slug, paths }, { path, figures }, userAgent, day, tags = []) {
      const common = { siteSlug: slug, day, page: visitedPage(path, paths), device: deviceOf(userAgent) };
      for (const { name, value, target } of figures) {
        add({ ...common, figure: name, entry: String(bucketOf(name, value)) });
        if (target) add(bounded({ ...common, figure: elementsOf(name), entry: target }));
      }
      for (const { figure, entry, count } of tags.flatMap(tagCounts)) add({ ...common, figure, entry }, count);
    },
    take() {
      const taken = [...counters].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, counter]) => counter);
      counters = new Map();
      return taken;
    },
    putBack(counted) {
      for (const { count, ...key } of counted) add(key, count);
    },
  };
}
