import lighthouse from 'lighthouse';
import { slowLine } from './slowPhone.ts';

/** One cold visit with a slow line and processor that are really applied. Times in milliseconds. */
export interface AppliedVisit {
  /** Lighthouse's performance score, 0 to 100. */
  performance: number;
  firstPaint: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time. */
  tbt: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** KiB as sent of the scripts that were requested until three seconds after the first paint. */
  scripts: number;
  /** KiB as sent of the page itself. */
  html: number;
  /** KiB as sent of what the page's scripts know of it, where that is a file; else it is in the page. */
  data: number;
  /** The machine's benchmark index during the visit. */
  index: number;
}

interface RequestRow {
  url: string;
  resourceType?: string;
  /** Milliseconds after the first one. */
  networkRequestTime: number;
  transferSize: number;
}

const quiet = 3_000;

/** @param port debugging port of the browser */
export async function visitSlowly(address: string, port: number, slowDown: number): Promise<AppliedVisit> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: slowLine.latencyMs,
      downloadThroughputKbps: slowLine.downKbps,
      uploadThroughputKbps: slowLine.upKbps,
      cpuSlowdownMultiplier: slowDown,
    },
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: quiet,
    pauseAfterLoadMs: 1_000,
    networkQuietThresholdMs: 1_000,
    cpuQuietThresholdMs: 1_000,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse measured nothing at ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}.`);
  }
  const { audits, categories, environment } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const firstPaint = value('first-contentful-paint');
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: RequestRow[] };
  const kibOf = (rows: RequestRow[]) => rows.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_024;
  return {
    performance: (categories['performance']?.score ?? 0) * 100,
    firstPaint,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: kibOf(
      items.filter(
        ({ resourceType, networkRequestTime }) => resourceType === 'Script' && networkRequestTime <= firstPaint + quiet,
      ),
    ),
    html: kibOf(items.filter(({ resourceType }) => resourceType === 'Document').slice(0, 1)),
    data: kibOf(items.filter(({ url }) => new URL(url).pathname.startsWith('/_data/'))),
    index: environment.benchmarkIndex,
  };
}
