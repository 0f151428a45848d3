import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** What the source of a component says of it, without being run. */
export interface ComponentFacts {
  /** Tokens of the theme that its own styles read. @example ['color.brand', 'space.16'] */
  tokens: string[];
  /** Names of the events that it sends to the site's tags. */
  events: string[];
  /** Flags of the site that it asks. */
  flags: string[];
}

const groups = ['color', 'font', 'size', 'radius', 'space', 'shadow', 'motion'].join('|');
const patterns = {
  tokens: new RegExp(`\\b(?:vars\\.)?(${groups})(?:\\.(\\w+)|\\[(\\d+)\\])`, 'g'),
  events: /\btrack\(\s*'(\w+)'/g,
  flags: /\buseFlag\('(\w+)'\)/g,
};

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, ...parts]) => parts.filter((part) => part !== undefined).join('.'));

/** @param files names and texts of the files of a component's folder, tests and stories left out */
export function factsOf(files: readonly { name: string; text: string }[]): ComponentFacts {
  const textOf = (isWanted: (name: string) => boolean) =>
    files
      .filter(({ name }) => isWanted(name))
      .map(({ text }) => text)
      .join('\n');
  const code = textOf((name) => !name.endsWith('.css.ts'));
  const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();
  return {
    tokens: sorted(
      found(
        textOf((name) => name.endsWith('.css.ts')),
        patterns.tokens,
      ),
    ),
    events: sorted(found(code, patterns.events)),
    flags: sorted(found(code, patterns.flags)),
  };
}

/** Folders of libraries that have stories, with what is in them. */
function foldersWithStories(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const own = entries.some((entry) => entry.isFile() && entry.name.endsWith('.stories.tsx')) ? [folder] : [];
  return [
    ...own,
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersWithStories(join(folder, name))),
  ];
}

function factsOfFolder(folder: string): ComponentFacts {
  const names = readdirSync(folder).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(stories|test|server\.test)\./.test(name),
  );
  return factsOf(names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })));
}

/** Facts of every folder with stories, by its path from the root. @example 'libs/ui/src/components/Button' */
export function allFacts(): Record<string, ComponentFacts> {
  const libs = readdirSync(join(root, 'libs')).map((name) => join(root, 'libs', name, 'src'));
  const folders = libs.flatMap(foldersWithStories);
  return Object.fromEntries(
    folders.map((folder) => [relative(root, folder).split(sep).join('/'), factsOfFolder(folder)]),
  );
}

const name = 'virtual:component-facts';

/** Gives the pages of components what their sources say: `import facts from 'virtual:component-facts'`. */
export function componentFacts(): Plugin {
  return {
    name: 'forecourt-component-facts',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(allFacts())};` : null),
  };
}
