import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const packageFolder = join(import.meta.dirname, '..');

/** A failure with a known cause, shown in one sentence and without a stack. */
export class Mistake extends Error {}

const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @throws Mistake where something stands at the path that writing could harm */
export function checkFolder(folder) {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Mistake(`${folder} is a file: choose another name.`);
  if (readdirSync(folder).some((file) => file !== '.git'))
    throw new Mistake(`${folder} is not empty: choose another name, or empty it. Nothing was written.`);
}

/** None of the platform's themes has this name. */
const themeName = 'house';

/** The first site: what is known of the dealer, and nothing made up. */
const siteFile = (slug, dealer) => ({
  $schema: '../node_modules/@forecourt/domain/site.schema.json',
  slug,
  name: dealer,
  template: 'showcase',
  theme: themeName,
  tagline: 'New and used vehicles',
  description: `${dealer} sells new and used vehicles.`,
  dealerships: [{ id: `dlr-${slug}`, slug, name: dealer, licence_number: null, manufacturers: [] }],
  stockDealershipIds: [`dlr-${slug}`],
});

const themeFile = (brand) => ({ $schema: '../../node_modules/@forecourt/domain/theme.schema.json', brand });

/**
 * Writes a host's folder. @throws Mistake where the folder is not empty; nothing is written then
 * @param answers one for each question of `answers.mjs`
 * @returns path of the folder, and name of the first site
 */
export function writeProject({ name, dealer, template, brand }) {
  const folder = resolve(name);
  const slug = basename(folder);
  checkFolder(folder);
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  cpSync(join(packageFolder, 'project'), folder, { recursive: true });
  // A package cannot carry a file of this name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const change = (file, ...changes) => {
    const path = join(folder, file);
    const text = changes.reduce((before, [from, to]) => before.replaceAll(from, () => to), readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  };
  const { name: _, ...manifest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const part of ['dependencies', 'devDependencies'])
    for (const key of Object.keys(manifest[part])) if (key.startsWith('@forecourt/')) manifest[part][key] = version;
  writeFileSync(join(folder, 'package.json'), asJson({ name: slug, ...manifest }));
  change('templates/showcase/template.ts', ["'franchise'", `'${template}'`]);
  change('templates/showcase/template.test.tsx', ['.franchise', `.${template}`], ["'franchise'", `'${template}'`]);
  change('README.md', ['{{dealer}}', dealer], ['{{slug}}', slug]);
  mkdirSync(join(folder, 'sites/themes'), { recursive: true });
  writeFileSync(join(folder, 'sites', `${slug}.json`), asJson(siteFile(slug, dealer)));
  writeFileSync(join(folder, 'sites/themes', `${themeName}.json`), asJson(themeFile(brand)));
  return { folder, slug };
}
