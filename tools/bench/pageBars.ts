import type { AppliedVisit } from './appliedVisit.ts';
import { median } from './figures.ts';
import type { Tap } from './firstTap.ts';
import type { MeasuredName } from './measuredPages.ts';

/** What a page may take, beside the floor page that was measured in the same run. */
export interface PageBars {
  /** Times the floor page's. */
  firstPaint: number;
  /** Times the floor page's. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  /** KiB as sent. */
  scripts: number;
  /** KiB as sent. */
  html: number;
  cls: number;
  /** Lighthouse's score. */
  performance: number;
}

const bars: PageBars = { firstPaint: 1.2, lcp: 1.25, tbt: 100, scripts: 145, html: 30, cls: 0.01, performance: 98 };

export const barsOf = (name: MeasuredName): PageBars =>
  name === 'search' ? { ...bars, tbt: 150, scripts: 180 } : bars;

/** Milliseconds from a tap to its answer. */
export const tapBar = 200;

/** Milliseconds from a tap on a list to the vehicle's page, where both were seen before, at four times. */
export const warmBar = 150;

/** Each figure's own median over several visits. */
export function medianVisit(visits: readonly AppliedVisit[]): AppliedVisit {
  const of = (name: keyof AppliedVisit) => median(visits.map((visit) => visit[name]));
  return {
    performance: of('performance'),
    firstPaint: of('firstPaint'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    scripts: of('scripts'),
    html: of('html'),
    data: of('data'),
    index: of('index'),
  };
}

const sign = (isMet: boolean): string => (isMet ? '✓' : '✗');

/** A page's figures beside its floor's, each with whether its bar is met. */
export function barLines(name: MeasuredName, page: AppliedVisit, floor: AppliedVisit): string[] {
  const bar = barsOf(name);
  const ratio = (words: string, mine: number, its: number, atMost: number): string =>
    `${words} ${Math.round(mine)} ms, ${(mine / its).toFixed(2)} × floor (${Math.round(its)}) ${sign(mine <= atMost * its)}`;
  const atMost = (words: string, value: number, limit: number, digits = 0): string =>
    `${words} ${value.toFixed(digits)} ${sign(value <= limit)}`;
  return [
    ratio('first paint', page.firstPaint, floor.firstPaint, bar.firstPaint),
    ratio('LCP', page.lcp, floor.lcp, bar.lcp),
    atMost('TBT ms', page.tbt, bar.tbt),
    atMost('scripts KiB', page.scripts, bar.scripts),
    `${atMost('HTML KiB', page.html, bar.html, 1)} (data ${page.data.toFixed(1)} beside)`,
    atMost('CLS', page.cls, bar.cls, 3),
    `performance ${Math.round(page.performance)} ${sign(page.performance >= bar.performance)}`,
  ];
}

/** The median of several ways from a list to a vehicle that was seen before, and that of the same way between floor pages. */
export function warmLine(way: string, times: readonly number[], floors: readonly number[]): string {
  const [time, floor] = [median(times), median(floors)];
  const words = Number.isFinite(time)
    ? `${Math.round(time)} ms, ${(time / floor).toFixed(2)} × floor (${Math.round(floor)})`
    : 'never';
  return `warm way from list to vehicle by ${way} at 4x: painted after ${words} ${sign(time <= warmBar)}`;
}

/** The median of several first taps on the same thing. */
export function tapLine(name: string, taps: readonly Tap[]): string {
  const answer = median(taps.map((tap) => tap.answer));
  const paint = median(taps.map((tap) => tap.paint));
  const words = Number.isFinite(answer) ? `${Math.round(answer)} ms` : 'never';
  return `first tap on ${name}: answered after ${words}, next frame after ${Math.round(paint)} ms ${sign(answer <= tapBar)}`;
}
