// `npm run bench:requests`: how many requests a host answers, and how soon, with its security policy on.
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { demoPages } from '../browser/demoPages.ts';
import { startOwnHost } from './ownHost.ts';
import { percentile } from './search/times.ts';

const usage = `npm run bench:requests -- [options]

A vehicle's stored page and its live facts, asked for over many connections at once.

  --site <slug>         default harbour-toyota
  --seconds <number>    for each of the two, default 10
  --connections <n>     default 32
  --origin-port <port>  port of a running host; without it the built host is started for the run`;

interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Answers that were not what was asked for. */
  wrong: number;
}

function readOptions() {
  return parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      connections: { type: 'string', default: '32' },
      'origin-port': { type: 'string' },
      seconds: { type: 'string', default: '10' },
      site: { type: 'string', default: 'harbour-toyota' },
    },
  }).values;
}

interface Target {
  port: number;
  host: string;
  path: string;
  isRight: (status: number, policy: string | undefined) => boolean;
}

async function load(target: Target, connections: number, seconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;
  const { port, host, path } = target;
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const headers = { host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (bench)' };
      request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
        if (!target.isRight(answer.statusCode ?? 0, answer.headers['content-security-policy']?.toString())) wrong += 1;
        answer.resume().on('end', () => {
          times.push(performance.now() - began);
          resolve();
        });
      })
        .on('error', reject)
        .end();
    });
  await once();
  times.length = 0;
  const end = performance.now() + seconds * 1_000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) await once();
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95), wrong };
}

async function measure(): Promise<void> {
  const { help, connections, seconds, site, 'origin-port': given } = readOptions();
  if (help) return console.log(usage);
  const own = given === undefined ? await startOwnHost() : null;
  try {
    const port = own?.port ?? Number(given);
    const { vehicle } = await demoPages(site, port);
    const { host, pathname } = new URL(vehicle);
    const isStrict = (policy: string | undefined) => policy?.includes("script-src 'self' 'sha256-") === true;
    const goals: [name: string, target: Target, goal: (figures: Figures) => boolean, words: string][] = [
      [
        'stored vehicle page',
        { port, host, path: pathname, isRight: (status, policy) => status === 200 && isStrict(policy) },
        ({ perSecond }) => perSecond >= 1_200,
        'at least 1,200 a second',
      ],
      [
        'live facts',
        { port, host, path: `/api${pathname}/view.json`, isRight: (status) => status === 200 },
        ({ p95 }) => p95 <= 20,
        'p95 at most 20 ms',
      ],
    ];
    console.log(
      `The machine's load at the start: ${loadavg()
        .map((one) => one.toFixed(1))
        .join(', ')}.`,
    );
    for (const [name, target, isMet, words] of goals) {
      // Live facts come one for each page view: a quarter of the connections is a busy site.
      const many = name === 'live facts' ? Math.max(1, Math.round(Number(connections) / 4)) : Number(connections);
      const figures = await load(target, many, Number(seconds));
      const { perSecond, p50, p95, wrong } = figures;
      const passes = isMet(figures) && wrong === 0;
      if (!passes) process.exitCode = 1;
      console.log(
        `${name.padEnd(20)} ${String(many).padStart(3)} connections  ${perSecond.toFixed(0).padStart(6)} a second  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  wrong ${wrong}  (${words}: ${passes ? 'pass' : 'FAIL'})`,
      );
    }
  } finally {
    await own?.close();
  }
}

try {
  await measure();
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
