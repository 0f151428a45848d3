import { judgeVital, vitalNames } from '@forecourt/domain';
import type { VitalSummary } from '../../ports/visitPort.ts';
import { percentile75 } from './vitalBuckets.ts';
import type { Counted } from './counted.ts';
import { elementsOf } from './visitCounter.ts';

const maxElements = 3;

/** Percentiles of counts of any number of days, the most visited pages of each site first. */
export function summariseVisits(counts: readonly Omit<Counted, 'day'>[]): VitalSummary[] {
  const histograms = new Map<string, Map<string, number>>();
  const kinds = new Map<string, Pick<VitalSummary, 'siteSlug' | 'page' | 'device'>>();
  const nameOf = (one: Pick<VitalSummary, 'siteSlug' | 'page' | 'device'>, figure: string) =>
    JSON.stringify([one.siteSlug, one.page, one.device, figure]);
  for (const { siteSlug, page, device, figure, entry, count } of counts) {
    const kind = { siteSlug, page, device };
    kinds.set(nameOf(kind, ''), kind);
    const entries = histograms.get(nameOf(kind, figure)) ?? new Map<string, number>();
    histograms.set(nameOf(kind, figure), entries.set(entry, (entries.get(entry) ?? 0) + count));
  }
  const summaries = [...kinds.values()].flatMap((kind) =>
    vitalNames.flatMap((name): VitalSummary[] => {
      const buckets = new Map(
        [...(histograms.get(nameOf(kind, name)) ?? [])].map(([at, count]) => [Number(at), count]),
      );
      const p75 = percentile75(name, buckets);
      if (p75 === null) return [];
      const elements = [...(histograms.get(nameOf(kind, elementsOf(name))) ?? [])]
        .map(([element, count]) => ({ element, count }))
        .toSorted((one, other) => other.count - one.count || one.element.localeCompare(other.element))
        .slice(0, maxElements);
      const visits = [...buckets.values()].reduce((sum, count) => sum + count, 0);
      return [{ ...kind, name, visits, p75, verdict: judgeVital(name, p75), elements }];
    }),
  );
  const visitsOf = new Map<string, number>();
  for (const one of summaries) {
    const name = nameOf(one, '');
    visitsOf.set(name, Math.max(one.visits, visitsOf.get(name) ?? 0));
  }
  return summaries.toSorted(
    (one, other) =>
      one.siteSlug.localeCompare(other.siteSlug) ||
      (visitsOf.get(nameOf(other, '')) ?? 0) - (visitsOf.get(nameOf(one, '')) ?? 0) ||
      nameOf(one, '').localeCompare(nameOf(other, '')) ||
      vitalNames.indexOf(one.name) - vitalNames.indexOf(other.name),
  );
}
