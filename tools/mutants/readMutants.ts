import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../packages/published.ts';

/** Layers of `npm test` that catch mutants, the cheapest first: each has its folder of `patches`. */
export const layers = ['unit', 'stories', 'http', 'browser'] as const;
type Layer = (typeof layers)[number];

/** A bug that a commit fixed once, as a patch which brings it back. */
export interface Mutant {
  name: string;
  layer: Layer;
  /** The patch, for `git apply`, which skips the lines above its first `diff`. */
  file: string;
  /** What a user met. */
  effect: string;
  /** The commit that fixed it. */
  fixedIn: string;
  area: string;
  /** Files of tests to run first, from the root of the repository. */
  tests: readonly string[];
  /** Files that the patch changes, likewise. */
  changes: readonly string[];
}

const folder = join(import.meta.dirname, 'patches');
/** What a running host reads as it is, whichever build it has. */
const readAsIs = /^apps\/host\/(server|public|sites|content)\//;
/** Scripts within pages come from the build, which packs them: those that this file imports. */
const packedScripts = readFileSync(join(root, 'apps/host/server/pageScripts.ts'), 'utf8');
const isPacked = (file: string): boolean =>
  file.startsWith('apps/host/server/') && packedScripts.includes(`'./${basename(file)}'`);

/**
 * Reads a patch with its header: lines `Effect`, `Fixed-In`, `Area` and `Tests`, whose value may go on in indented lines.
 * @throws for a line of the header that is missing
 */
export function readMutant(layer: Layer, file: string, text: string): Mutant {
  const header = text.slice(0, text.indexOf('diff --git')).replaceAll(/\n\s+/g, ' ');
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(header)?.[1];
    if (!value) throw new Error(`${relative(root, file)} has no line “${name}: …” above its patch.`);
    return value.trim();
  };
  return {
    name: file.replace(/^.*[/\\]|\.patch$/g, ''),
    layer,
    file,
    effect: field('Effect'),
    fixedIn: field('Fixed-In'),
    area: field('Area'),
    tests: field('Tests').split(/\s+/),
    changes: [...text.matchAll(/^diff --git a\/(\S+) /gm)].map(([, changed = '']) => changed),
  };
}

/** All mutants, by layer and name. */
export const readMutants = (): Mutant[] =>
  layers.flatMap((layer) =>
    readdirSync(join(folder, layer))
      .sort()
      .map((name) => join(folder, layer, name))
      .map((file) => readMutant(layer, file, readFileSync(file, 'utf8'))),
  );

/** Whether a host shows the mutant only once it is built anew. */
export const needsBuild = ({ layer, changes }: Mutant): boolean =>
  (layer === 'http' || layer === 'browser') && changes.some((file) => !readAsIs.test(file) || isPacked(file));
