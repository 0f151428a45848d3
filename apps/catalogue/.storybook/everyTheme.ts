import axe, { type AxeResults } from 'axe-core';
import { overlayTheme } from './overlayTheme.ts';
import { commands } from 'vitest/browser';
import { kindOf, lookOf, visibleParts, type VisiblePart } from './looks.ts';
import { isPlainlyRight } from './plainLook.ts';
import { lookRules } from './lookRules.ts';

/**
 * Looks in which axe found nothing, and kinds of elements whose looks are such in every theme, by any story: measuring a
 * page takes much longer than comparing it.
 */
const faultless = new Set<string>();
/** Those found since they were last exchanged with the other pages. */
let found: string[] = [];
let known = 0;

function remember(look: string): void {
  if (faultless.has(look)) return;
  faultless.add(look);
  found.push(look);
}

/** Tells the other pages of the run what was found faultless here, and learns what they found. */
async function exchangeLooks(): Promise<void> {
  const own = found;
  found = [];
  const { looks, count } = await commands.exchangeLooks(own, known);
  known = count;
  for (const look of looks) faultless.add(look);
}

const elementsOf = (results: AxeResults['violations']): Element[] =>
  results.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));

/** What axe finds, one line for each element. */
const faultsOf = (theme: string, violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [`${theme}: ${id} at ${target.join(' ')}`, html, failureSummary.replaceAll('\n', ' ')].join('\n  '),
    ),
  );

interface Measured {
  faults: string[];
  /** The parts in which something may be wrong. */
  doubtful: readonly Element[];
}

/** Measures what of the page, as it stands, looks like nothing that was measured before. */
async function measure(theme: string, parts: readonly VisiblePart[]): Promise<Measured> {
  // What a story has taken away since, as a map that gives up its tiles, is not judged, here or by another's look.
  const gone = parts.flatMap(({ element }) => (element.isConnected ? [] : element));
  const looks = new Map<Element, string>();
  for (const part of parts) {
    if (!part.element.isConnected) continue;
    const look = lookOf(part);
    if (!faultless.has(look) && !isPlainlyRight(part)) looks.set(part.element, look);
  }
  const include = [...looks.keys()];
  if (include.length === 0) return { faults: [], doubtful: gone };
  const { violations, incomplete } = await axe.run(
    { include },
    { runOnly: [...lookRules], preload: false, resultTypes: ['violations', 'incomplete'], elementRef: true },
  );
  // What is covered by something axe cannot judge here; another story may show it.
  const others = new Set([...elementsOf(violations), ...elementsOf(incomplete)]);
  for (const part of include) if (!others.has(part)) remember(looks.get(part) ?? '');
  const doubtful = include.filter((part) => !faultless.has(looks.get(part) ?? ''));
  return { faults: faultsOf(theme, violations), doubtful: [...gone, ...doubtful] };
}

/**
 * Lays the tokens of themes over the story on the page, one after another, and measures each.
 * The story is not drawn again: a theme is only custom properties, so the look follows at once.
 * @param shown name of the theme that it is drawn in
 * @param names of the themes to measure
 * @throws with every fault found, by theme
 */
export async function checkThemes(story: string, shown: string, names: readonly string[]): Promise<void> {
  const overlay = overlayTheme();
  try {
    await exchangeLooks();
    const kinds = new Map(
      visibleParts(document.body).map((part) => [part, `${names.join()}:${shown}:${kindOf(part)}`]),
    );
    const parts = [...kinds.keys()].filter((part) => !faultless.has(kinds.get(part) ?? ''));
    if (parts.length === 0) return;
    const faults: string[] = [];
    const doubtful = new Set<Element>();
    for (const theme of names) {
      overlay.show(theme);
      const measured = await measure(theme, parts);
      faults.push(...measured.faults);
      for (const part of measured.doubtful) doubtful.add(part);
    }
    for (const part of parts) if (!doubtful.has(part.element)) remember(kinds.get(part) ?? '');
    if (faults.length > 0) throw new Error(`${story} cannot be read or pressed.\n${faults.join('\n')}`);
  } finally {
    overlay.remove();
  }
}
