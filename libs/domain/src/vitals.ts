import { z } from 'zod';
import { pageAt } from './pages/pageAt.ts';
import { addressOf, singlePageNames, type SitePaths } from './pages/pageHref.ts';
import { pageRow, type PageName } from './pages/pageTable.ts';

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
/** A figure of a visit, by the short name that search engines use. */
export type VitalName = (typeof vitalNames)[number];

export interface VitalKind {
  title: string;
  /** Milliseconds, or none: layout shift is a score. */
  unit: 'ms' | '';
  /** Up to this value, included, it is good. */
  good: number;
  /** Above this value it is poor. */
  poor: number;
  /** What the reports name with it: the element that was largest, the one that was touched, the one that moved. */
  names: 'element' | null;
}

/**
 * How search engines judge the 75th percentile of all visits.
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds for LCP, INP and CLS
 * @see https://web.dev/articles/fcp and https://web.dev/articles/ttfb for the others
 */
export const vitalKinds: Readonly<Record<VitalName, VitalKind>> = {
  LCP: { title: 'Largest contentful paint', unit: 'ms', good: 2_500, poor: 4_000, names: 'element' },
  INP: { title: 'Interaction to next paint', unit: 'ms', good: 200, poor: 500, names: 'element' },
  CLS: { title: 'Cumulative layout shift', unit: '', good: 0.1, poor: 0.25, names: 'element' },
  FCP: { title: 'First contentful paint', unit: 'ms', good: 1_800, poor: 3_000, names: null },
  TTFB: { title: 'Time to first byte', unit: 'ms', good: 800, poor: 1_800, names: null },
};

export type VitalVerdict = 'good' | 'needs improvement' | 'poor';

/** @example judgeVital('LCP', 2_500) // 'good' */
export function judgeVital(name: VitalName, value: number): VitalVerdict {
  const { good, poor } = vitalKinds[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}

/** @example wordedVital('LCP', 1834.2) // '1834 ms' */
export const wordedVital = (name: VitalName, value: number): string =>
  vitalKinds[name].unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(3);

/** Days of visits that search engines judge a site by. */
export const judgedDays = 28;

/** What a browser tells of one visit to one page. */
export interface VisitReport {
  /** Address of the page the visit began on, without its query. */
  path: string;
  figures: VisitFigure[];
  /** What scripts of other companies cost it, as far as they were loaded. */
  tags?: VisitTag[] | undefined;
}

export interface VisitTag {
  /** Of the tag. @example 'google-analytics' */
  name: string;
  /** Over the line, as far as the browser tells: 1,000 bytes. */
  kilobytes: number;
  /** Whether the browser keeps the size of some of it to itself, since the other company does not allow more. */
  isPartial: boolean;
  /** In which it kept the page from answering; null where the browser does not say whose work that was. */
  milliseconds: number | null;
}

export interface VisitFigure {
  name: VitalName;
  /** In the unit of its kind, 0 or more. */
  value: number;
  /** Which element it is about, as names of elements from the outer to the inner. @example 'main>section>img' */
  target?: string | undefined;
}

/** Which visits report how fast the pages were for them. */
export const siteVitalsSchema = z.object({
  /** Share of visits, from 0 (none) to 1 (all). A busy site needs few: what is judged is a percentile. */
  sampleRate: z.number().min(0).max(1).default(0.1),
});

const movableNames = singlePageNames.filter((name) => pageRow(name).setting !== undefined);

/**
 * Name of the page at an address of a site; 'other' where the table of pages has none. Lists of stock count as the
 * search they stand below.
 * @param path without query
 * @example visitedPage('/search/toyota', { search: '/search' }) // 'search'
 */
export function visitedPage(path: string, paths: SitePaths): PageName | 'other' {
  if (path.startsWith(`${paths.search}/`)) return 'search';
  const own = movableNames.find((name) => addressOf({ paths }, name) === path);
  if (own) return own;
  const found = pageAt(path)?.name;
  return found && pageRow(found).setting === undefined ? found : 'other';
}
