import axe, { type AxeResults } from 'axe-core';
import { axeFindings } from './axeFindings.ts';
import { themeOf } from './catalogueThemes.ts';
import { kindOf, lookOf, visibleParts, type VisiblePart } from './looks.ts';
import { lookRules } from './lookRules.ts';
import { overlayTheme } from './overlayTheme.ts';
import { isPlainlyRight } from './plainLook.ts';
import { pairOf, probeTokens } from './tokenPairs.ts';

/**
 * Looks in which axe found nothing, and kinds of elements whose looks are such in every theme, by any story: measuring a
 * page takes much longer than comparing it.
 */
const faultless = new Set<string>();

/** Kinds that axe could not judge where they were, by how many stories: what is covered in one may be free in another. */
const tries = new Map<string, number>();
const maxTries = 3;
/** How many elements of a kind on one page are judged for all of them. */
const judgedOfKind = 2;

const elementsOf = (results: AxeResults['violations']): Element[] =>
  results.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));

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
  for (const part of include) if (!others.has(part)) faultless.add(looks.get(part) ?? '');
  const doubtful = include.filter((part) => !faultless.has(looks.get(part) ?? ''));
  return { faults: axeFindings(theme, violations), doubtful: [...gone, ...doubtful] };
}

/** Parts whose colours are not a pair that every theme is checked for. @throws naming pairs that no theme is checked for */
function unprovenParts(story: string, parts: readonly VisiblePart[]): VisiblePart[] {
  const pairs = parts.map((part) => ({ part, pair: pairOf(part) }));
  const unknown = new Set(
    pairs.flatMap(({ part, pair }) =>
      typeof pair === 'string'
        ? []
        : `${pair.front} on ${pair.back}: “${part.element.textContent?.trim().slice(0, 40)}”`,
    ),
  );
  if (unknown.size > 0)
    throw new Error(
      `${story} has text in colours that no theme is checked for: use others, or add them to libs/tenant-themes/src/legibility.ts.\n${[...unknown].join('\n')}`,
    );
  return pairs.flatMap(({ part, pair }) => (pair === 'measured' ? part : []));
}

/**
 * Whether the story can be read and pressed in each of the themes. For text in a pair of colour tokens the tests of themes
 * have computed it; what else there is (text on pictures and mixed colours, links within text, small targets) is measured
 * with the tokens of each theme laid over the story, one after another. The story is not drawn again: a theme is only
 * custom properties, so the look follows at once.
 * @param shown name of the theme that it is drawn in
 * @param names of the themes to measure
 * @throws with every fault found, by theme
 */
export async function checkThemes(story: string, shown: string, names: readonly string[]): Promise<void> {
  const parts = visibleParts(document.body);
  const overlay = overlayTheme();
  try {
    overlay.show(probeTokens);
    const kinds = new Map<string, VisiblePart[]>();
    for (const part of unprovenParts(story, parts)) {
      const kind = `${names.join()}:${shown}:${kindOf(part)}`;
      if (faultless.has(kind) || (tries.get(kind) ?? 0) >= maxTries) continue;
      const same = kinds.get(kind) ?? [];
      if (same.length < judgedOfKind) kinds.set(kind, [...same, part]);
    }
    if (kinds.size === 0) return;
    const judged = [...kinds.values()].flat();
    const faults: string[] = [];
    const doubtful = new Set<Element>();
    for (const theme of names) {
      overlay.show(themeOf(theme).tokens);
      const measured = await measure(theme, judged);
      faults.push(...measured.faults);
      for (const part of measured.doubtful) doubtful.add(part);
    }
    for (const [kind, same] of kinds) {
      if (same.every(({ element }) => doubtful.has(element))) tries.set(kind, (tries.get(kind) ?? 0) + 1);
      else faultless.add(kind);
    }
    if (faults.length > 0) throw new Error(`${story} cannot be read or pressed.\n${faults.join('\n')}`);
  } finally {
    overlay.remove();
  }
}
