import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFacts, factsOf } from '../vite/componentFacts.ts';

const root = join(import.meta.dirname, '../..');
const titles = globSync('libs/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
  const title = /title: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  return title === undefined ? [] : [title];
});

const usageFiles = globSync('apps/catalogue/.storybook/usage/*Usage.ts', { cwd: root });
const usages = usageFiles.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}'([^']+)': \{/gm)].map(([, title = '']) => title),
);

it('reads tokens, events and flags out of the files of a component', () => {
  const styles =
    'const { color } = vars; style({ background: color.surface, padding: space[16], margin: vars.space[16] })';
  const code = "const isOn = useFlag('compare'); track('favourite', {}); const x = color.red;";
  expect(
    factsOf([
      { name: 'Card.css.ts', text: styles },
      { name: 'Card.tsx', text: code },
    ]),
  ).toEqual({ tokens: ['color.surface', 'space.16'], events: ['favourite'], flags: ['compare'] });
});

it('finds them in the components that there are', () => {
  const facts = allFacts();
  expect(facts['libs/vehicle/src/components/VehicleCard']?.tokens).toContain('color.surface');
  expect(facts['libs/shopper/src/components/FavouriteToggle']?.events).toEqual(['favourite']);
  expect(facts['libs/search/src/components/FilterPanel']?.flags).toContain('persistFilterSections');
});

it('says how components are used that there are, and of each of the common parts', () => {
  expect(usages.filter((title) => !titles.includes(title))).toEqual([]);
  expect(titles.filter((title) => title.startsWith('UI/') && !usages.includes(title))).toEqual([]);
});
