import { siteThemeSchema } from '@forecourt/domain';
import type { ForecourtConfig } from '@forecourt/platform/config';
import { densities, makeTheme, typefaces } from '@forecourt/tenant-themes';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import forecourt from '../forecourt.config.ts';
import { templateSheets } from '../scripts/templatePages/writeTemplateStyles.ts';
import { projectRoot } from '../server/projectRoot.ts';

/** As every host's: what it registers beside templates and themes it may leave out. */
const config: ForecourtConfig = forecourt;

const name = 'virtual:forecourt-storybook';
const host = join(import.meta.dirname, '..');
const find = createRequire(join(host, 'package.json'));

/** Files of themes that are data, beside the site files. */
function themeFiles(root: string): string[] {
  const folder = join(root, 'sites/themes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [join(folder, file)] : []));
}

/** @throws naming the file that cannot be read */
function themeIn(file: string) {
  const { $schema: _, ...data } = Object(JSON.parse(readFileSync(file, 'utf8'))) as { $schema?: string };
  const read = siteThemeSchema.safeParse(data);
  if (!read.success)
    throw new Error(
      `${file}: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    );
  return makeTheme(basename(file, '.json'), read.data);
}

/** Style sheets of the packages that pages are made of. */
function packageSheets(): string[] {
  const { peerDependencies } = JSON.parse(readFileSync(join(host, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  return Object.keys(peerDependencies).flatMap((one) => {
    try {
      return [find.resolve(`${one}/styles.css`)];
    } catch {
      return [];
    }
  });
}

/** Files of the fonts that themes choose from. */
function fontFiles(): string[] {
  const themes = createRequire(import.meta.resolve('@forecourt/tenant-themes'));
  return Object.values(typefaces).map(({ font }) =>
    join(dirname(themes.resolve(`${font.package}/package.json`)), 'files', font.file),
  );
}

/**
 * The module that tells stories what the project has: its themes and templates, their style sheets and fonts.
 * @param root folder of the project
 */
export async function partsModule(root: string): Promise<{ code: string; watched: string[] }> {
  const files = themeFiles(root);
  const own = Object.fromEntries(files.map((file) => [basename(file, '.json'), themeIn(file)]));
  const templateFiles = (await templateSheets(forecourt.templates, host)).map(({ file }) => file);
  const fonts = fontFiles();
  const constants = {
    themes: { ...forecourt.themes, ...own },
    firstTheme: Object.keys(own)[0] ?? Object.keys(forecourt.themes)[0] ?? '',
    templates: Object.keys(forecourt.templates),
    spaces: densities,
    flags: config.flags ?? {},
  };
  const lines = [
    ...[...new Set([...packageSheets(), ...templateFiles])].map((file) => `import ${JSON.stringify(file)};`),
    ...fonts.map((file, at) => `import font${at} from ${JSON.stringify(`${file}?url`)};`),
    ...Object.entries(constants).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`),
    `export const fonts = { ${fonts.map((file, at) => `${JSON.stringify(basename(file))}: font${at}`).join(', ')} };`,
  ];
  return { code: lines.join('\n'), watched: files };
}

/** A plug-in of Vite that makes what the project has registered known to its stories. */
export const registeredParts = () => ({
  name: 'forecourt-registered-parts',
  resolveId: (id: string) => (id === name ? `\0${name}` : null),
  async load(this: { addWatchFile: (file: string) => void }, id: string) {
    if (id !== `\0${name}`) return null;
    const { code, watched } = await partsModule(projectRoot);
    for (const file of watched) this.addWatchFile(file);
    return code;
  },
});
