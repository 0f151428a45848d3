import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { commandFile } from '../front-door/machine.mjs';
import { installPackages } from './installPackages.ts';

const start = promisify(execFile);

/** Names that the project's own schema of site files has to offer: what the folder brings, and what was generated. */
const offered = ['showcase', 'house', 'dealer-desk'];

/** What an agency does first in the folder that it was given, in this order. */
const commandsOf = (project: string): readonly (readonly string[])[] => {
  const forecourt = join(project, 'node_modules/@forecourt/host/bin/forecourt.mjs');
  const generate = [forecourt, 'generate'];
  return [
    [...generate, 'section', 'WorkshopFacts', '--unchecked'],
    [...generate, 'form', 'call-me-back', '--unchecked'],
    [...generate, 'channel', 'dealer-desk', '--unchecked'],
    // With what was generated, and its tests.
    [commandFile('@typescript/native', 'tsc'), '--noEmit'],
    [commandFile('vitest'), 'run'],
    [forecourt, 'site', 'schema'],
    [forecourt, 'theme', 'new', 'second', '--brand', '#0b6e4f', '--corners', 'crisp'],
    // Reads the theme as a host does, and refuses a site whose theme is wrong.
    [forecourt, 'site', 'new', 'second-cars', '--name', 'Second Cars', '--template', 'showcase', '--theme', 'second'],
    // What the build begins with: type files, pictures, and the tables of the templates' pages.
    [join(project, '.forecourt-host/scripts/staticFiles.ts')],
    [join(project, '.forecourt-host/scripts/templates.ts')],
    // Everything that the host imports is there, with its types.
    [commandFile('@typescript/native', 'tsc'), '-p', '.forecourt-host'],
    // The preset finds what is registered, and every story can be bundled.
    [commandFile('storybook'), 'build', '--disable-telemetry', '--quiet'],
    // On a database that the packages make: their migrations are among the files.
    [forecourt, 'import', 'stock.csv', '--site', 'second-cars', '--dry-run'],
  ];
};

/**
 * Makes a host from the packages as they would be published, and does with it what needs no build of its pages; the whole
 * is `npm run prove:create`. @returns what is wrong
 */
export async function createdHostFaults(folder: string, tarballs: readonly string[]): Promise<string[]> {
  const isCreator = (file: string) => basename(file).startsWith('create-forecourt-');
  mkdirSync(folder, { recursive: true });
  await installPackages(join(folder, 'npx'), tarballs.filter(isCreator));
  const project = join(folder, 'acme-motors');
  const create = join(folder, 'npx/node_modules/create-forecourt/bin/createForecourt.mjs');
  try {
    await start(process.execPath, [create, 'acme-motors', '--yes'], { cwd: folder });
    const published = tarballs.filter((file) => !isCreator(file));
    await installPackages(project, published);
    writeFileSync(join(project, 'stock.csv'), 'stocknum,name,make,model,car_type\nA1,2022 Mazda 3,Mazda,3,used\n');
    for (const command of commandsOf(project)) await start(process.execPath, [...command], { cwd: project });
    const schema = readFileSync(join(project, 'site.schema.json'), 'utf8');
    const missing = offered.filter((name) => !schema.includes(`"${name}"`));
    if (missing.length > 0) return [`site.schema.json of a host that was just created lacks ${missing.join(', ')}.`];
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
    return [`A host that was just created: ${`${stdout}${stderr}`.slice(-4_000) || String(fault)}`];
  }
  console.log('A host created, tested and given a second dealer');
  return [];
}
