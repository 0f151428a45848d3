import { generateFiles, names, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { generateFilter } from './filter.ts';
import { GenerateError } from './generateError.ts';
import { addExport, addImport, addProperty, propertyNames } from './sources.ts';

export interface Generated {
  /** Unit tests to run, by the folder of their project. */
  tests: { folder: string; files: string[] };
  /** Projects whose types have to hold. */
  projects: string[];
  /** What a person does next, in sentences. */
  next: string[];
}

export interface Wish {
  name: string;
  /** Options as they were typed, by their names. */
  options: Readonly<Record<string, string | undefined>>;
}

interface Kind {
  /** How its names are written, and an example. */
  names: { pattern: RegExp; like: string };
  /** Options with an example of each. */
  options: Readonly<Record<string, string>>;
  generate(tree: Tree, wish: Wish): Generated;
}

const templates = join(import.meta.dirname, 'templates');
const config = 'apps/host/forecourt.config.ts';

/** Every spelling of a name that templates use. */
function spellings(name: string) {
  const { className, propertyName, fileName } = names(name);
  const words = fileName.replaceAll('-', ' ');
  const sentence = words[0]?.toUpperCase() + words.slice(1);
  return { name, className, propertyName, sentence, lowerSentence: words };
}

function refuseExisting(tree: Tree, paths: readonly string[]): void {
  const there = paths.find((path) => tree.exists(path));
  if (there) throw new GenerateError(`${there} is there already: choose another name, or change what is there.`);
}

const pascal = { pattern: /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/, like: 'WarrantyNote' };
const kebab = { pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, like: 'call-me-back' };

/** Libraries that hold components of features. */
const componentRooms = (tree: Tree): string[] =>
  tree.children('libs').filter((lib) => tree.exists(`libs/${lib}/src/components`));

function generateComponent(tree: Tree, { name, options: { lib } }: Wish): Generated {
  const rooms = componentRooms(tree);
  if (lib === undefined || !rooms.includes(lib)) {
    throw new GenerateError(`--lib: the library that it belongs to, one of ${rooms.join(', ')}`);
  }
  const folder = `libs/${lib}/src/components/${name}`;
  refuseExisting(tree, [folder, `${folder}/${name}.tsx`]);
  const room = spellings(lib).className;
  generateFiles(tree, join(templates, 'component'), `libs/${lib}/src/components`, { ...spellings(name), room });
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';`;
  addExport(tree, `libs/${lib}/src/index.ts`, line);
  return {
    tests: { folder: `libs/${lib}`, files: [`src/components/${name}`] },
    projects: [`@forecourt/${lib}`],
    next: ['npm run storybook shows it in every theme; npm run api writes the report of what the library gives.'],
  };
}

function generateSection(tree: Tree, { name }: Wish): Generated {
  const folder = 'libs/templates/src/sections';
  refuseExisting(tree, [`${folder}/${name}.tsx`]);
  generateFiles(tree, join(templates, 'section'), folder, spellings(name));
  addExport(tree, `${folder}/index.ts`, `export { ${name}, type ${name}Props } from './${name}.tsx';`);
  return {
    tests: { folder: 'libs/templates', files: [`src/sections/${name}`] },
    projects: ['@forecourt/templates'],
    next: ['Put it into the pages of a template; npm run api writes the report of what the library gives.'],
  };
}

function generateForm(tree: Tree, { name }: Wish): Generated {
  const { propertyName, ...spelled } = spellings(name);
  const file = `apps/host/forms/${propertyName}Form.ts`;
  refuseExisting(tree, [file]);
  if ([...propertyNames(tree, 'libs/forms/src/model/forms/standardForms.ts', 'forms')].includes(name))
    throw new GenerateError(`The platform has a form '${name}' already: choose another name.`);
  generateFiles(tree, join(templates, 'form'), 'apps/host/forms', { ...spelled, propertyName });
  addImport(tree, config, `import { ${propertyName}Form } from './forms/${propertyName}Form.ts';`);
  addProperty(tree, config, 'default', { name, value: `${propertyName}Form`, within: 'forms' });
  return {
    tests: { folder: 'apps/host', files: [`forms/${propertyName}Form.test.ts`] },
    projects: ['@forecourt/host'],
    next: [`From the next start it stands at /forms/${name} of every site.`],
  };
}

function generateChannel(tree: Tree, { name }: Wish): Generated {
  const { propertyName, ...spelled } = spellings(name);
  const folder = `examples/channel-${name}`;
  refuseExisting(tree, [folder, `${folder}/package.json`]);
  generateFiles(tree, join(templates, 'channel'), folder, { ...spelled, propertyName });
  addImport(tree, config, `import { ${propertyName}Channel } from '../../${folder}/${propertyName}Channel.ts';`);
  addProperty(tree, config, 'default', { name, value: `${propertyName}Channel`, within: 'deliveryChannels' });
  return {
    tests: { folder: 'apps/host', files: [`../../${folder}/${propertyName}Channel.test.ts`] },
    projects: ['@forecourt/host'],
    next: [`Name it in a site's leadDestinations: { "type": "channel", "channel": "${name}", … }.`],
  };
}

/** What can be generated, each kind as docs/where-does-it-go.md says. */
export const kinds: Readonly<Record<string, Kind>> = {
  component: { names: pascal, options: { lib: 'content' }, generate: generateComponent },
  section: { names: pascal, options: {}, generate: generateSection },
  filter: {
    names: { pattern: /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, like: 'engine_size' },
    options: { kind: 'words', title: "'Engine size'", from: 'engine_size', measure: 'kilograms' },
    generate: generateFilter,
  },
  form: { names: kebab, options: {}, generate: generateForm },
  channel: { names: kebab, options: {}, generate: generateChannel },
};
