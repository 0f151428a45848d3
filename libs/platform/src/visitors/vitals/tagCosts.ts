import { tagsOf, type Site, type TagBudget, type VisitTag } from '@forecourt/domain';
import type { TagSummary } from '../../ports/visitPort.ts';
import type { Counted } from './counted.ts';

/** What a script of another company cost a visit, beside what it may. */
export interface JudgedTag extends VisitTag {
  budget: TagBudget;
  isOver: boolean;
}

const prefix = 'tag ';
const figureOf = (name: string): string => `${prefix}${name}`;

/** Only the scripts that the site uses; others are dropped from the report. */
export function judgeTags(
  site: Pick<Site, 'analytics' | 'chat' | 'vendors'>,
  measured: readonly VisitTag[],
): JudgedTag[] {
  const known = new Map(tagsOf(site).map(({ name, budget }) => [name, budget]));
  return measured.flatMap((tag) => {
    const budget = known.get(tag.name);
    if (!budget) return [];
    const isOver = tag.kilobytes > budget.kilobytes || (tag.milliseconds ?? 0) > budget.milliseconds;
    return [{ ...tag, budget, isOver }];
  });
}

/** Sums of a day. */
export function tagCounts(tag: JudgedTag): Pick<Counted, 'figure' | 'entry' | 'count'>[] {
  const sums = {
    visits: 1,
    kilobytes: tag.kilobytes,
    partial: Number(tag.isPartial),
    timed: Number(tag.milliseconds !== null),
    milliseconds: tag.milliseconds ?? 0,
    over: Number(tag.isOver),
  };
  return Object.entries(sums)
    .filter(([, count]) => count > 0)
    .map(([entry, count]) => ({ figure: figureOf(tag.name), entry, count }));
}

/** Averages of the scripts that each site's visits had, over all pages and devices. */
export function summariseTags(counts: readonly Omit<Counted, 'day'>[]): TagSummary[] {
  const ofTags = counts.filter(({ figure }) => figure.startsWith(prefix));
  const unique = (all: readonly string[]) => [...new Set(all)].toSorted();
  const names = unique(ofTags.map(({ figure }) => figure.slice(prefix.length)));
  return unique(ofTags.map(({ siteSlug }) => siteSlug)).flatMap((siteSlug) =>
    names.flatMap((name): TagSummary[] => {
      const sum = (wanted: string): number =>
        ofTags
          .filter((one) => one.siteSlug === siteSlug && one.figure === figureOf(name) && one.entry === wanted)
          .reduce((total, { count }) => total + count, 0);
      const [visits, timed] = [sum('visits'), sum('timed')];
      if (visits === 0) return [];
      return [
        {
          siteSlug,
          name,
          visits,
          kilobytes: sum('kilobytes') / visits,
          isPartial: sum('partial') > 0,
          milliseconds: timed === 0 ? null : sum('milliseconds') / timed,
          over: sum('over'),
        },
      ];
    }),
  );
}
