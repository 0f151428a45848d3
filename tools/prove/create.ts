// `npm run prove:create`: releases our packages to a registry of this machine, and does with them what an agency does.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
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
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { packLibraries } from '../packages/packLibraries.ts';
import { openTestRegistry } from '../registry/testRegistry.ts';

const usage = `npm run prove:create -- [options]     (after npm run build)

Publishes the packages to an empty registry on this machine. Then, in an empty folder and with an empty cache: npm create
forecourt, npm install, npm test, npm start, asks the site for its pages, changes it, adds a dealer, imports stock, makes
a backup and builds the Storybook. Prints how long each step took.

  --port <number>  port of the registry; the site has the next one. Default 4873
  --keep           leaves the folder, and says where it is`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4873' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const start = promisify(execFile);
const slug = 'acme-motors';
const brand = '#0b6e4f';
const sitePort = Number(values.port) + 1;

/** Milliseconds within which a first start has built and answers. */
const startMs = 300_000;

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  console.log(`${name.padEnd(38)} ${((performance.now() - begun) / 1_000).toFixed(1).padStart(6)} s`);
  return result;
}

/** The machine's npm as somebody has it who never heard of this repository: nothing cached, nothing set. */
function strangersEnvironment(folder: string, registry: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|FORECOURT_|NODE_ENV|NODE_OPTIONS)/.test(name));
  const userconfig = join(folder, 'npmrc');
  writeFileSync(userconfig, `registry=${registry}\n//${new URL(registry).host}/:_authToken=nobody\n`);
  return {
    ...Object.fromEntries(own),
    npm_config_userconfig: userconfig,
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

/** @throws with what the command printed, when it fails */
async function npmIn(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  try {
    return (await start('npm', [...args], { cwd, env, maxBuffer: 64 * 1_024 * 1_024 })).stdout;
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
    throw new Error(`npm ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-4_000)}`);
  }
}

/** Asks a site by its host name, which a machine need not be able to look up. */
function getPage(path: string, site = slug): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${site}.localhost:${sitePort}` };
    const asked = request({ host: '127.0.0.1', port: sitePort, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.once('error', reject).end();
  });
}

async function firstPage(host: ChildProcess, printed: () => string): Promise<string> {
  const until = performance.now() + startMs;
  while (host.exitCode === null && performance.now() < until) {
    const page = await getPage('/').catch(() => null);
    if (page?.status === 200) return page.text;
    await wait(250);
  }
  throw new Error(`npm start did not lead to a page:\n${printed().slice(-4_000)}`);
}

/** What the pages of a folder that was just created must say. */
async function pageFaults(home: string): Promise<string[]> {
  const wanted = ['Acme Motors', 'How Acme Motors works', 'showcase-hero', '/assets/templates/', brand];
  const faults = wanted.filter((text) => !home.includes(text)).map((text) => `The home page does not say '${text}'.`);
  const icon = /<link rel="icon" href="([^"]+)"/.exec(home)?.[1] ?? '';
  for (const path of [icon || '/favicon.ico', '/search', '/contact', '/robots.txt']) {
    const { status } = await getPage(path);
    if (status !== 200) faults.push(`${path} is answered with ${status}.`);
  }
  return faults;
}

/** Waits until a page says something. @throws when it does not within some seconds */
async function untilSaid(path: string, words: string, site = slug): Promise<string> {
  const until = performance.now() + 10_000;
  while (performance.now() < until) {
    const { status, text } = await getPage(path, site);
    if (status === 200 && text.includes(words)) return text;
    await wait(50);
  }
  throw new Error(`${path} of ${site} does not say '${words}'.`);
}

/** What an agency does with a host that runs. */
async function workBeside(project: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const faults: string[] = [];
  const file = join(project, 'sites', `${slug}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('New and used vehicles', 'Honest cars since 1962'));
  await timed('a changed site file, to the page', () => untilSaid('/', 'Honest cars since 1962'));
  const flags = ['--name', 'Second Cars', '--template', 'showcase', '--theme', 'neutral'];
  await timed('npm run site -- new', () => npmIn(project, ['run', 'site', '--', 'new', 'second-cars', ...flags], env));
  await timed('its page', () => untilSaid('/', 'How Second Cars works', 'second-cars'));
  const checked = await npmIn(project, ['run', 'site', '--', 'check'], env).catch(String);
  if (!checked.includes('second-cars: /privacy-policy is missing'))
    faults.push(`npm run site -- check does not say what is missing:\n${checked}`);
  const rows = [
    'stocknum,name,make,model,car_type,year,price,status',
    'A1,2022 Mazda CX-5 Maxx,Mazda,CX-5,used,2022,31990,',
  ];
  writeFileSync(join(project, 'stock.csv'), rows.join('\n'));
  await timed('npm run import', () => npmIn(project, ['run', 'import', '--', 'stock.csv', '--site', slug], env));
  const list = await timed('the vehicle in the search', () => untilSaid('/search', 'CX-5 Maxx'));
  const vehicle = /href="(\/cars\/[^"?#]+)"/.exec(list)?.[1];
  if (vehicle === undefined) faults.push('The search has no link to the vehicle.');
  else await untilSaid(vehicle, '31,990');
  await timed('npm run backup', () => npmIn(project, ['run', 'backup', '--', '--out', 'today.gz'], env));
  if (!existsSync(join(project, 'today.gz'))) faults.push('npm run backup wrote nothing.');
  return faults;
}

async function startAndAsk(project: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const host = spawn('npm', ['start'], { cwd: project, env: { ...env, PORT: String(sitePort) }, detached: true });
  let printed = '';
  host.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  host.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise((resolve) => host.once('exit', resolve));
  try {
    const page = await timed('npm start, to the first page', () => firstPage(host, () => printed));
    return [...(await pageFaults(page)), ...(await workBeside(project, env))];
  } finally {
    // The whole group: npm hands signals on to its child late or not at all.
    if (host.exitCode === null && host.pid) process.kill(-host.pid, 'SIGTERM');
    await ended;
  }
}

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

async function prove(folder: string): Promise<string[]> {
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
    const place = join(folder, 'agency');
    mkdirSync(place);
    await timed('npm create forecourt', () =>
      npmIn(place, ['create', '--yes', 'forecourt', slug, '--', '--dealer', 'Acme Motors', '--brand', brand], env),
    );
    const project = join(place, slug);
    if (!existsSync(join(project, 'forecourt.config.ts')))
      return ['npm create forecourt wrote no forecourt.config.ts.'];
    await timed('npm install', () => npmIn(project, ['install'], env));
    console.log(`node_modules ${(bytesOf(join(project, 'node_modules')) / 1_048_576).toFixed(0)} MiB`);
    await timed('npm test', () => npmIn(project, ['test'], env));
    const faults = await startAndAsk(project, env);
    await timed('npm run storybook:build', () => npmIn(project, ['run', 'storybook:build'], env));
    return faults;
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
    if (faults.length === 0) console.log('An agency that starts from nothing has a site that answers.');
    process.exitCode = faults.length ? 1 : 0;
  } catch (fault) {
    console.error((fault as Error).message);
    process.exitCode = 1;
  } finally {
    if (values.keep) console.log(`Left: ${folder}`);
    else rmSync(folder, { recursive: true });
  }
}
