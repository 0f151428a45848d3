import lighthouse from 'lighthouse';
import { getPage } from '../browser/getPage.ts';
import type { Figures } from './figures.ts';

export interface Visit {
  figures: Figures;
  /** Addresses of the scripts that the page loaded; a browser with modules never asks for the nomodule polyfill. */
  scripts: string[];
  /** What keeps accessibility, best practices and SEO below 100, in Lighthouse's words. */
  shortfalls: string[];
}

const soundness = ['accessibility', 'best-practices', 'seo'];

interface RequestRow {
  url: string;
  resourceType?: string;
}

/**
 * One cold visit as Lighthouse's mobile: a slow phone on a slow 4G, both simulated.
 * @param port debugging port of the browser
 */
export async function visitAsPhone(address: string, port: number): Promise<Visit> {
  const visit = () => lighthouse(address, { port, output: 'json', logLevel: 'error' });
  let result = await visit();
  // Now and then a recording lacks its beginning: nothing was measured, well or badly.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await visit();
  if (!result) throw new Error(`Lighthouse measured nothing at ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not load ${address}: ${lhr.runtimeError.message}`);
  const score = (category: string) => (lhr.categories[category]?.score ?? 0) * 100;
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details as { items?: RequestRow[] } | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  const counted = soundness.flatMap((name) => lhr.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  const failed = counted.map(({ id }) => lhr.audits[id]).filter((audit) => (audit?.score ?? 1) < 1);
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
    },
    scripts: [...new Set(scripts.map(({ url }) => url))],
    shortfalls: failed.map((audit) => `${audit?.id}: ${audit?.title}`),
  };
}

/** Bytes of the scripts as the host sends them compressed with gzip, so that figures compare with those of other tools. */
export async function gzipBytes(scripts: readonly string[]): Promise<number> {
  const answers = await Promise.all(scripts.map((address) => getPage(address, 'gzip')));
  return answers.reduce((sum, { body }) => sum + body.length, 0);
}
