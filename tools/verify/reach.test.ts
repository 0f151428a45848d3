import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects } from '../front-door/machine.mjs';
import { reachOf } from './reach.mjs';
import { readSourceGraph } from './sourceGraph.mjs';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-reach-'));
const scripts = { unit: 'vitest run', types: 'tsc' };
const exports = { '.': { default: './dist/index.js' }, './model': { default: './dist/model/index.js' } };
const files = {
  'package.json': { workspaces: ['libs/*', 'tools'] },
  'tools/package.json': { name: 'tools', scripts },
  'tools/verify/requirementCodes.test.ts': '',
  'tools/verify/whereDoesItGo.test.ts': '',
  'libs/vehicle/package.json': { name: '@forecourt/vehicle', exports, scripts },
  'libs/vehicle/src/index.ts':
    "export { Card } from './Card.tsx';\nexport {\n  View,\n  type ViewProps,\n} from './View.tsx';",
  'libs/vehicle/src/Card.tsx': "import { styles } from './card.css.ts';\nexport function Card() {}",
  'libs/vehicle/src/card.css.ts': '',
  'libs/vehicle/src/View.tsx': '',
  'libs/vehicle/src/View.test.tsx': "import { View } from './View.tsx';",
  'libs/vehicle/src/model/index.ts': "export { price as shownPrice } from './price.ts';",
  'libs/vehicle/src/model/price.ts': '',
  'libs/pages/package.json': { name: '@forecourt/pages', exports, scripts },
  'libs/pages/src/Home.tsx': "import { Card } from '@forecourt/vehicle';",
  'libs/pages/src/Home.test.tsx': "import { Home } from './Home.tsx';",
  'libs/pages/src/late.test.ts': "const { View } = await import('@forecourt/vehicle');",
  'libs/pages/src/props.test.ts': "import type { ViewProps } from '@forecourt/vehicle';",
  'libs/server/package.json': { name: '@forecourt/server', exports, scripts },
  'libs/server/src/quote.test.ts': "import { shownPrice } from '@forecourt/vehicle/model';",
};

beforeAll(() => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a style', 'libs/vehicle/src/card.css.ts', ['Home.test.tsx', 'late.test.ts'], ['vehicle', 'pages']],
  ['a component', 'libs/vehicle/src/View.tsx', ['View.test.tsx', 'late.test.ts'], ['vehicle', 'pages']],
  ['a name that a door renames', 'libs/vehicle/src/model/price.ts', ['quote.test.ts'], ['vehicle', 'server']],
  ['a test', 'libs/pages/src/Home.test.tsx', ['Home.test.tsx'], ['pages']],
  ['what is no code', 'libs/pages/package.json', [], ['pages']],
  ['nothing', null, [], []],
])('%s reaches the tests and the projects that import it through any door', (_, changed, tests, typed) => {
  const reach = reachOf(readSourceGraph(folder), changed ? [changed] : [], projects(folder));
  const found = reach.tests.filter(({ project }) => project?.folder !== 'tools');
  expect(found.map(({ file }) => file.replace('src/', '')).toSorted()).toEqual(tests.toSorted());
  expect(reach.typed.map((project) => project?.folder.replace('libs/', '')).toSorted()).toEqual(typed.toSorted());
});

it('reaches all who use a door where the door itself changes, and tells of what no import leads to', () => {
  const door = reachOf(readSourceGraph(folder), ['libs/vehicle/src/index.ts'], projects(folder));
  expect(door.tests.map(({ file }) => file)).toEqual(expect.arrayContaining(['src/Home.test.tsx', 'src/late.test.ts']));
  expect(reachOf(readSourceGraph(folder), ['nx.json'], projects(folder)).others).toEqual(['nx.json']);
});
