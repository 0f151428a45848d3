import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { commandFile } from '../front-door/machine.mjs';
import { consumerTypeFaults } from './consumerTypes.ts';
import { installPackages } from './installPackages.ts';
import { npm } from './npm.ts';
import { publicDoors } from './publicDoors.ts';
import { readManifest, root, type Manifest } from './published.ts';

const start = promisify(execFile);
const examples = join(root, 'examples');

/** The examples that are packages: a host registers what their doors give. */
const ownPackages = (): { name: string; manifest: Manifest }[] =>
  readdirSync(examples, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, manifest: readManifest(join(examples, name)) }))
    .filter(({ manifest }) => manifest.exports !== undefined);

/**
 * The configuration of our own host, which registers every example by the path of its source, as one that has them
 * installed writes it.
 * @throws for a source that the example's `exports` have no door to
 */
export function installedConfig(config: string, manifestOf: (example: string) => Manifest): string {
  return config.replace(/'(?:\.\.\/)+examples\/([\w-]+)\/([\w/]+)\.ts'/g, (_, example: string, file: string) => {
    const { name, exports = {} } = manifestOf(example);
    const found = Object.entries(exports).find(
      ([, target]) => typeof target === 'object' && target.default === `./dist/${file}.js`,
    );
    if (!found) throw new Error(`${name} has no door to ${file}.ts, which our host imports: add it to its exports.`);
    return `'${name}${found[0].slice(1)}'`;
  });
}

/** A dealer whose file names what the examples bring. */
const slug = 'granite-nissan';

interface Wish {
  template: string;
  url: string;
  settings: Record<string, string>;
}

/** Writes the file of a demo dealer, on the template of one example, with the channel of another and a plug-in of a third. */
function writeSite(sites: string, { template, url, settings }: Wish): void {
  const site = JSON.parse(readFileSync(join(root, 'apps/host/sites', `${slug}.json`), 'utf8')) as object;
  const changed = {
    ...site,
    template,
    theme: 'boutique',
    plugins: [{ plugin: 'count', settings }],
    leadDestinations: [{ id: 'crm', type: 'channel', channel: 'crm', settings: { url } }],
  };
  mkdirSync(sites, { recursive: true });
  writeFileSync(join(sites, `${slug}.json`), JSON.stringify(changed));
}

/** What the command says of a wrong file, which only the examples' own schemas and names can tell. */
const refusals = [
  "'boutiqe' is not known; did you mean 'boutique'?",
  'the address of the customer system, such as https://crm.example/leads',
  "is not a known setting; did you mean 'account'?",
];

/** @returns what is wrong with how a host reads site files that name what it has from packages */
async function siteFaults(project: string): Promise<string[]> {
  const sites = join(project, 'packages-sites');
  cpSync(join(root, 'apps/host/sites/assets'), join(sites, 'assets'), { recursive: true });
  const env = { ...process.env, FORECOURT_SITES: sites, FORECOURT_CONTENT: join(root, 'apps/host/content') };
  const check = async (wish: Wish): Promise<string> => {
    writeSite(sites, wish);
    const command = [join(project, 'node_modules/@forecourt/host/bin/forecourt.mjs'), 'site', 'check', slug];
    const said = await start(process.execPath, command, { cwd: project, env }).catch(
      (fault: { stdout: string; stderr: string }) => fault,
    );
    return `${said.stdout}${said.stderr}`;
  };
  const url = 'https://crm.example/leads';
  const right = await check({ template: 'boutique', url, settings: { account: 'GN-3' } });
  const wrong = await check({ template: 'boutiqe', url: 'crm', settings: { acount: 'GN-3' } });
  return [
    ...(right === `${slug} checked: nothing is wrong.\n` ? [] : [`A site of installed examples: ${right}`]),
    ...refusals.filter((words) => !wrong.includes(words)).map((words) => `A wrong site lacks "${words}": ${wrong}`),
  ];
}

/**
 * Builds and packs the examples that are packages, as an agency does with its own, installs them in a host, and does with
 * them what needs no build of its pages: their tests, their types under the strictest settings, a configuration that
 * imports them by name, the pages' tables, and the check of a site.
 * @param project folder of a host that has our packages; its configuration is replaced
 * @returns what is wrong
 */
export async function ownPackageFaults(project: string): Promise<string[]> {
  const own = ownPackages();
  const [sources, packed, strict] = ['packages', 'packages-packed', 'packages-strict'].map((name) =>
    join(project, name),
  ) as [string, string, string];
  for (const { name } of own)
    cpSync(join(examples, name), join(sources, name), {
      recursive: true,
      filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
    });
  for (const folder of [packed, strict]) mkdirSync(folder);
  const run = (...command: string[]) => start(process.execPath, command, { cwd: project });
  try {
    await Promise.all([
      run(commandFile('vitest'), 'run', 'packages/'),
      npm(['pack', '--pack-destination', packed, ...own.map(({ name }) => join(sources, name))], project),
    ]);
    await installPackages(
      project,
      readdirSync(packed).map((file) => join(packed, file)),
    );
    const config = readFileSync(join(root, 'apps/host/forecourt.config.ts'), 'utf8');
    const installed = installedConfig(config, (name) => readManifest(join(examples, name)));
    writeFileSync(join(project, 'forecourt.config.ts'), installed);
    await run(join(project, '.forecourt-host/scripts/templates.ts'));
    await run(commandFile('@typescript/native', 'tsc'), '-p', '.forecourt-host');
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
    return [`Examples as packages: ${`${stdout}${stderr}`.slice(-4_000) || String(fault)}`];
  }
  const doors = own.flatMap(({ manifest }) => publicDoors(manifest).map(({ door }) => manifest.name + door.slice(1)));
  const wrong = await consumerTypeFaults(strict, doors);
  const faults = [...(wrong ? [wrong] : []), ...(await siteFaults(project))];
  console.log(`${own.length} examples packed, installed in a host by name, and tested there`);
  return faults;
}
