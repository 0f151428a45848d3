import { isOfTag, type SiteTag, type VisitTag } from '@forecourt/domain';

/** The used fields of a long animation frame: which script delayed it, and for how long. */
interface LongFrame extends PerformanceEntry {
  scripts?: readonly { sourceURL: string; duration: number }[];
}

const kind = 'long-animation-frame';

const isLoaded = ({ name }: SiteTag): boolean => document.querySelector(`[data-tag="${name}"]`) !== null;

function sizeOf(tag: SiteTag): Pick<VisitTag, 'kilobytes' | 'isPartial'> {
  const resources = performance
    .getEntriesByType('resource')
    .filter(({ name }) => isOfTag(tag, name, location.origin)) as PerformanceResourceTiming[];
  const bytes = resources.reduce((sum, { transferSize }) => sum + transferSize, 0);
  // A cached response still has a length; a response whose size is hidden from the page has none.
  const isPartial = resources.some(({ transferSize, encodedBodySize }) => transferSize + encodedBodySize === 0);
  return { kilobytes: Math.round(bytes / 1_000), isPartial };
}

/** Sums the cost of third-party scripts. @returns the cost so far of those that were loaded */
export function watchTags(tags: readonly SiteTag[]): () => VisitTag[] {
  const isSupported = PerformanceObserver.supportedEntryTypes.includes(kind);
  const waited = new Map<SiteTag, number>();
  const add = (entries: PerformanceEntryList) => {
    for (const { sourceURL, duration } of (entries as LongFrame[]).flatMap(({ scripts = [] }) => scripts)) {
      const tag = sourceURL && tags.find((one) => isOfTag(one, sourceURL, location.origin));
      if (tag) waited.set(tag, (waited.get(tag) ?? 0) + duration);
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  if (isSupported && tags.length > 0) observer.observe({ type: kind, buffered: true });
  return () => {
    add(observer.takeRecords());
    return tags.filter(isLoaded).map((tag) => ({
      name: tag.name,
      ...sizeOf(tag),
      milliseconds: isSupported ? Math.round(waited.get(tag) ?? 0) : null,
    }));
  };
}
