import { z } from 'zod';

const report = z.looseObject({
  vulnerabilities: z.record(
    z.string(),
    z.looseObject({ severity: z.string(), via: z.array(z.union([z.string(), z.looseObject({ title: z.string() })])) }),
  ),
});

export interface Audit {
  /** Whether somebody could be asked. */
  isAsked: boolean;
  /** Packages with holes that must be mended before the next update goes out, each with the reason. */
  urgent: string[];
  /** Number of those that can wait for the month's update. */
  others: number;
}

const urgentSeverities = new Set(['high', 'critical']);

/** Reads what `npm audit --json` said; a registry that cannot be asked is no finding. */
export function judgeAudit(output: string): Audit {
  let content: unknown;
  try {
    content = JSON.parse(output);
  } catch {
    return { isAsked: false, urgent: [], others: 0 };
  }
  const read = report.safeParse(content);
  if (!read.success) return { isAsked: false, urgent: [], others: 0 };
  const found = Object.entries(read.data.vulnerabilities);
  const urgent = found.filter(([, { severity }]) => urgentSeverities.has(severity));
  return {
    isAsked: true,
    urgent: urgent.map(([name, { severity, via }]) => {
      const reasons = via.map((one) => (typeof one === 'string' ? `by ${one}` : one.title));
      return `${name} (${severity}): ${[...new Set(reasons)].join('; ')}`;
    }),
    others: found.length - urgent.length,
  };
}
