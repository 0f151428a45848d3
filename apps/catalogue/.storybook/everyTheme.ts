import { themes } from './catalogueThemes.ts';
import axe, { type AxeResults } from 'axe-core';
import { overlayTheme } from './overlayTheme.ts';
import { lookOf, visibleParts } from './looks.ts';

/** Rules whose outcome a theme's tokens can change. Names, roles and structure are the same in every theme. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Looks in which axe found nothing, by any story in any theme: measuring a page takes much longer than comparing it. */
const faultless = new Set<string>();

const elementsOf = (results: AxeResults['violations']): Element[] =>
  results.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));

/** What axe finds, one line for each element. */
const faultsOf = (theme: string, violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [`${theme}: ${id} at ${target.join(' ')}`, html, failureSummary.replaceAll('\n', ' ')].join('\n  '),
    ),
  );

/** Measures what of the page, as it stands, looks like nothing that was measured before. */
async function measure(theme: string, parts: readonly Element[]): Promise<string[]> {
  const looks = new Map(parts.map((part) => [part, lookOf(part)]));
  const include = parts.filter((part) => !faultless.has(looks.get(part) ?? ''));
  if (include.length === 0) return [];
  const { violations, incomplete } = await axe.run(
    { include },
    { runOnly: rules, preload: false, resultTypes: ['violations', 'incomplete'], elementRef: true },
  );
  // What is covered by something axe cannot judge here; another story may show it.
  const others = new Set([...elementsOf(violations), ...elementsOf(incomplete)]);
  for (const part of include) if (!others.has(part)) faultless.add(looks.get(part) ?? '');
  return faultsOf(theme, violations);
}

/**
 * Lays the tokens of every theme but `shown` over the story on the page, one after another, and measures each.
 * The story is not drawn again: a theme is only custom properties, so the look follows at once.
 * @throws with every fault found, by theme
 */
export async function checkEveryTheme(story: string, shown: string): Promise<void> {
  const overlay = overlayTheme();
  try {
    const parts = visibleParts(document.body);
    const found: string[] = [];
    for (const theme of Object.keys(themes).filter((name) => name !== shown)) {
      overlay.show(theme);
      found.push(...(await measure(theme, parts)));
    }
    if (found.length > 0) throw new Error(`${story} cannot be used in every theme.\n${found.join('\n')}`);
  } finally {
    overlay.remove();
  }
}
