import {
  addExport,
  channelKind,
  CommandError,
  formKind,
  pascal,
  refuseExisting,
  sectionKind,
  spellingsOf,
  writePieces,
  type Draft,
  type Generated,
  type HostPlaces,
  type Kinds,
  type Wish,
} from '@forecourt/platform/generate';
import { join } from 'node:path';
import { generateFilter } from './filter.ts';

const templates = join(import.meta.dirname, 'templates');

/** Libraries that hold components of features. */
const componentRooms = (draft: Draft): string[] =>
  draft.children('libs').filter((lib) => draft.exists(`libs/${lib}/src/components`));

function generateComponent(draft: Draft, { name, options: { lib } }: Wish): Generated {
  const rooms = componentRooms(draft);
  if (lib === undefined || !rooms.includes(lib)) {
    throw new CommandError(`--lib: the library that it belongs to, one of ${rooms.join(', ')}`);
  }
  const folder = `libs/${lib}/src/components`;
  refuseExisting(draft, [`${folder}/${name}`]);
  const room = spellingsOf(lib).className;
  writePieces(draft, join(templates, 'component'), folder, { ...spellingsOf(name), room });
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';`;
  addExport(draft, `libs/${lib}/src/index.ts`, line);
  return {
    tests: { folder: `libs/${lib}`, files: [`src/components/${name}`] },
    projects: [`@forecourt/${lib}`],
    next: ['npm run storybook shows it in every theme; npm run api writes the report of what the library gives.'],
  };
}

const host: HostPlaces = {
  config: 'apps/host/forecourt.config.ts',
  project: 'apps/host',
  projects: ['@forecourt/host'],
};

const sections = 'libs/templates/src/sections';

/** What can be generated here, each kind as docs/where-does-it-go.md says. */
export const kinds: Kinds = {
  component: { names: pascal, options: { lib: 'content' }, generate: generateComponent },
  section: sectionKind({
    folder: sections,
    project: 'libs/templates',
    projects: ['@forecourt/templates'],
    testing: '../testing/index.ts',
    room: 'Templates/Sections',
    register: (draft, name) =>
      addExport(draft, `${sections}/index.ts`, `export { ${name}, type ${name}Props } from './${name}.tsx';`),
    next: ['Put it into the pages of a template; npm run api writes the report of what the library gives.'],
  }),
  filter: {
    names: { pattern: /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, like: 'engine_size' },
    options: { kind: 'words', title: "'Engine size'", from: 'engine_size', measure: 'kilograms' },
    generate: generateFilter,
  },
  form: formKind(host),
  channel: channelKind(host, (name) => `examples/channel-${name}`, join(templates, 'channel')),
};
