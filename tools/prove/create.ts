// `npm run prove:create`: releases our packages to a registry of this machine, and does with them what an agency does.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packLibraries } from '../packages/packLibraries.ts';
import { readManifest, root } from '../packages/published.ts';
import { openTestRegistry } from '../registry/testRegistry.ts';
import { firstSite, pageFaults, untilSaid, withHost } from './createdSite.ts';
import { copyRepository, releaseCopy, workInRepository } from './repositoryCopy.ts';
import { openBarredSteps, timed, type BarredSteps } from './steps.ts';
import { npmIn, strangersEnvironment } from './strangersNpm.ts';
import { updateFaults } from './updateHost.ts';

const usage = `npm run prove:create -- [options]     (after npm run build)

Publishes the packages to an empty registry on this machine. Then, in an empty folder and with an empty cache: npm create
forecourt, npm install, npm test, npm start, asks the site for its pages, changes it, adds a dealer, imports stock, makes
a backup and builds the Storybook. Then releases a next version from a copy of this repository, with a changed route and a
changed preset, updates the folder, and looks at what has arrived. Prints how long each step took, and the bar of those
that have one.

  --port <number>  port of the registry; the site has the next one. Default 4873
  --keep           leaves the folder, and says where it is`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4873' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const { slug, dealer, brand } = firstSite;
const sitePort = Number(values.port) + 1;

/** What an agency does with a host that runs. */
async function workBeside(project: string, env: NodeJS.ProcessEnv, { step }: BarredSteps): Promise<string[]> {
  const faults: string[] = [];
  const file = join(project, 'sites', `${slug}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('New and used vehicles', 'Honest cars since 1962'));
  await timed('a changed site file, to the page', () => untilSaid(sitePort, '/', 'Honest cars since 1962'));
  const theme = ['new', 'second', '--brand', brand, '--corners', 'crisp'];
  await step('host: theme new', () => npmIn(project, ['run', 'theme', '--', ...theme], env));
  const flags = ['--name', 'Second Cars', '--template', 'showcase', '--theme', 'second'];
  await step('host: site new', () => npmIn(project, ['run', 'site', '--', 'new', 'second-cars', ...flags], env));
  await timed('its page', () => untilSaid(sitePort, '/', 'How Second Cars works', 'second-cars'));
  const checked = await npmIn(project, ['run', 'site', '--', 'check'], env).catch(String);
  if (!checked.includes('second-cars: /privacy-policy is missing'))
    faults.push(`npm run site -- check does not say what is missing:\n${checked}`);
  const rows = [
    'stocknum,name,make,model,car_type,year,price,status',
    'A1,2022 Mazda CX-5 Maxx,Mazda,CX-5,used,2022,31990,',
  ];
  writeFileSync(join(project, 'stock.csv'), rows.join('\n'));
  await timed('npm run import', () => npmIn(project, ['run', 'import', '--', 'stock.csv', '--site', slug], env));
  const list = await timed('the vehicle in the search', () => untilSaid(sitePort, '/search', 'CX-5 Maxx'));
  const vehicle = /href="(\/cars\/[^"?#]+)"/.exec(list)?.[1];
  if (vehicle === undefined) faults.push('The search has no link to the vehicle.');
  else await untilSaid(sitePort, vehicle, '31,990');
  await timed('npm run backup', () => npmIn(project, ['run', 'backup', '--', '--out', 'today.gz'], env));
  if (!existsSync(join(project, 'today.gz'))) faults.push('npm run backup wrote nothing.');
  return faults;
}

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Code of the agency's own, each kind with the checks that its command makes. */
async function generateCode(project: string, env: NodeJS.ProcessEnv, { step }: BarredSteps): Promise<void> {
  for (const [kind, name] of [
    ['section', 'WorkshopFacts'],
    ['form', 'call-me-back'],
    ['channel', 'dealer-desk'],
  ] as const)
    await step(`host: generate ${kind}`, () => npmIn(project, ['run', 'generate', '--', kind, name], env));
}

/** Everything from an empty folder to a site that answers. @returns the folder, and what is wrong */
async function createHost(place: string, env: NodeJS.ProcessEnv, steps: BarredSteps) {
  mkdirSync(place);
  await timed('npm create forecourt', () =>
    npmIn(place, ['create', '--yes', 'forecourt', slug, '--', '--dealer', dealer, '--brand', brand], env),
  );
  const project = join(place, slug);
  if (!existsSync(join(project, 'forecourt.config.ts')))
    throw new Error('npm create forecourt wrote no forecourt.config.ts.');
  await timed('npm install', () => npmIn(project, ['install'], env));
  console.log(`node_modules ${(bytesOf(join(project, 'node_modules')) / 1_048_576).toFixed(0)} MiB`);
  await timed('npm test', () => npmIn(project, ['test'], env));
  await generateCode(project, env, steps);
  await timed('npm run site -- schema', () => npmIn(project, ['run', 'site', '--', 'schema'], env));
  await timed('npm test, with what was generated', () => npmIn(project, ['test'], env));
  const faults = await withHost(project, sitePort, env, async (home) => [
    ...(await pageFaults(home, sitePort)),
    ...(await workBeside(project, env, steps)),
  ]);
  await timed('npm run storybook:build', () => npmIn(project, ['run', 'storybook:build'], env));
  return { project, faults };
}

/** The version after the present one, as a plan of a patch makes it. */
function nextVersion(): string {
  const [major, minor, patch] = readManifest(root).version.split('.');
  return `${major}.${minor}.${Number(patch) + 1}`;
}

async function prove(folder: string): Promise<string[]> {
  const steps = openBarredSteps();
  const tarballs = await timed('pack', () => packLibraries(join(folder, 'tarballs')));
  const packed = tarballs.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`${tarballs.length} packages, ${(packed / 1_024).toFixed(0)} KiB packed`);
  const registry = await timed('start the registry', () =>
    openTestRegistry(join(folder, 'registry'), Number(values.port)),
  );
  try {
    const env = strangersEnvironment(folder, registry.address);
    await timed('publish', async () => {
      for (const file of tarballs)
        await npmIn(folder, ['publish', file, '--provenance=false', '--ignore-scripts'], env);
    });
    const { project, faults } = await createHost(join(folder, 'agency'), env, steps);
    const copy = await timed('copy the repository', () => copyRepository(join(folder, 'repository'), env));
    await workInRepository(copy, steps);
    const version = nextVersion();
    const released = await timed(`npm run release, to ${version}`, () => releaseCopy(copy, version));
    return [...faults, ...released, ...(await updateFaults(project, version, sitePort, env)), ...steps.faults()];
  } finally {
    await registry.close();
  }
}

if (values.help) {
  console.log(usage);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-create-'));
  try {
    const faults = await prove(folder);
    for (const fault of faults) console.error(fault);
    if (faults.length === 0)
      console.log('An agency that starts from nothing has a site that answers, and the next version by one command.');
    process.exitCode = faults.length ? 1 : 0;
  } catch (fault) {
    console.error((fault as Error).message);
    process.exitCode = 1;
  } finally {
    if (values.keep) console.log(`Left: ${folder}`);
    else rmSync(folder, { recursive: true });
  }
}
