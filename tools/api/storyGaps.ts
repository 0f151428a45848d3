import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An exported component that no story of its library names. */
export interface StoryGap {
  name: string;
  /** What is missing, and where it belongs. */
  fault: string;
}

/** Components that a door's report declares: functions and late components whose names begin with a capital. */
export function componentsOf(report: string): string[] {
  const [exported = ''] = report.split('\n## Types that these speak of');
  const declared = exported.matchAll(/^(?:function ([A-Z]\w*)[<(]|const ([A-Z]\w*): .*\bLateComponent<)/gm);
  return [...declared].map(([, name, late]) => name ?? late ?? '');
}

/** Components that a file of stories names in its `component` or among its `subcomponents`. */
export function namedIn(stories: string): string[] {
  const single = [...stories.matchAll(/\bcomponent: (\w+)/g)].map(([, name = '']) => name);
  const lists = [...stories.matchAll(/\bsubcomponents: \{([^}]*)\}/g)].flatMap(([, list = '']) => list.match(/\w+/g));
  return [...single, ...lists.filter((name) => name !== null)];
}

const textOf = (folder: string) => (path: string) => readFileSync(join(folder, path), 'utf8');

/** The file of stories beside the component's own file. */
function placeOf(folder: string, name: string): string {
  const [file = `src/${name}.tsx`] = globSync(`src/**/${name}.tsx`, { cwd: folder });
  return `libs/${basename(folder)}/${dirname(file)}/${name}.stories.tsx`;
}

/** Components that a library gives to pages. The door for tests exports none for them. */
export function exportedComponents(folder: string): string[] {
  const doors = globSync('api/*.md', { cwd: folder }).filter((path) => basename(path) !== 'testing.md');
  return [...new Set(doors.map(textOf(folder)).flatMap(componentsOf))];
}

/**
 * Exported components of a library that none of its stories name. A component that only loads another of its name when
 * it is needed (`LateTabs`) has its stories in that of `Tabs`.
 */
export function storyGaps(folder: string): StoryGap[] {
  const named = new Set(globSync('src/**/*.stories.tsx', { cwd: folder }).map(textOf(folder)).flatMap(namedIn));
  return exportedComponents(folder)
    .filter((name) => !named.has(name) && !(name.startsWith('Late') && named.has(name.slice('Late'.length))))
    .map((name) => ({
      name,
      fault: `${name} has no story: name it as \`component\` in ${placeOf(folder, name)}, or among the \`subcomponents\` of the story that shows it`,
    }));
}
