import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { timed } from './steps.ts';

/** The first dealer of the folder that an agency creates. */
export const firstSite = { slug: 'acme-motors', dealer: 'Acme Motors', brand: '#0b6e4f' };

const { slug, dealer, brand } = firstSite;

/** Milliseconds within which a first start has built and answers. */
const startMs = 300_000;

/** Asks a site by its host name, which a machine need not be able to look up. */
function getPage(port: number, path: string, site = slug): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${site}.localhost:${port}` };
    const asked = request({ host: '127.0.0.1', port: port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.once('error', reject).end();
  });
}

async function firstPage(host: ChildProcess, port: number, printed: () => string): Promise<string> {
  const until = performance.now() + startMs;
  while (host.exitCode === null && performance.now() < until) {
    const page = await getPage(port, '/').catch(() => null);
    if (page?.status === 200) return page.text;
    await wait(250);
  }
  throw new Error(`npm start did not lead to a page:\n${printed().slice(-4_000)}`);
}

/** What the pages of a folder that was just created must say. */
export async function pageFaults(home: string, port: number): Promise<string[]> {
  const wanted = [dealer, `How ${dealer} works`, 'showcase-hero', '/assets/templates/', brand];
  const faults = wanted.filter((text) => !home.includes(text)).map((text) => `The home page does not say '${text}'.`);
  const icon = /<link rel="icon" href="([^"]+)"/.exec(home)?.[1] ?? '';
  for (const path of [icon || '/favicon.ico', '/search', '/contact', '/robots.txt']) {
    const { status } = await getPage(port, path);
    if (status !== 200) faults.push(`${path} is answered with ${status}.`);
  }
  return faults;
}

/** Waits until a page says something. @throws when it does not within some seconds */
export async function untilSaid(port: number, path: string, words: string, site = slug): Promise<string> {
  const until = performance.now() + 10_000;
  while (performance.now() < until) {
    const { status, text } = await getPage(port, path, site);
    if (status === 200 && text.includes(words)) return text;
    await wait(50);
  }
  throw new Error(`${path} of ${site} does not say '${words}'.`);
}

/**
 * Starts the host of a folder, and ends it once the work with it is done.
 * @param work with the text of its first page
 */
export async function withHost<Result>(
  project: string,
  port: number,
  env: NodeJS.ProcessEnv,
  work: (home: string) => Promise<Result>,
): Promise<Result> {
  const host = spawn('npm', ['start'], { cwd: project, env: { ...env, PORT: String(port) }, detached: true });
  let printed = '';
  host.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  host.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise((resolve) => host.once('exit', resolve));
  try {
    return await work(await timed('npm start, to the first page', () => firstPage(host, port, () => printed)));
  } finally {
    // The whole group: npm hands signals on to its child late or not at all.
    if (host.exitCode === null && host.pid) process.kill(-host.pid, 'SIGTERM');
    await ended;
  }
}
