import type { AxeResults } from 'axe-core';

/** What axe found, one line for each element. @param where the theme, or what else tells one run from another */
export const axeFindings = (where: string, violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [`${where}: ${id} at ${target.join(' ')}`, html, failureSummary.replaceAll('\n', ' ')].join('\n  '),
    ),
  );
