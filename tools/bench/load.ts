import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './search/times.ts';

export interface Target {
  port: number;
  host: string;
  /** Of the next request; a whole address where it has another host name. */
  path: () => string;
  /** Whether no further request is sent, before the seconds are over. @default never */
  isOver?: () => boolean;
  /** What the next request sends, as JSON, by POST. @default nothing, by GET */
  body?: () => string;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /** Address of this machine that the requests come from. @example '127.0.0.2' */
  from?: string;
  /** Milliseconds between an answer and the next request of its connection. @default 0 */
  pause?: number;
  isRight: (status: number, policy: string | undefined) => boolean;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Number of wrong answers. */
  wrong: number;
}

function partsOf(address: string): { host: string; path: string } {
  const { host, pathname, search } = new URL(address);
  return { host, path: pathname + search };
}

/** Sends requests over several connections, each the next one as soon as it has an answer, and measures them. */
export async function load(target: Target, connections: number, seconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;
  const { port, from, pause = 0, isOver = () => false } = target;
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const next = target.path();
      const { host, path } = next.startsWith('/') ? { host: target.host, path: next } : partsOf(next);
      const headers = { host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (bench)', ...target.headers };
      const body = target.body?.();
      const method = body === undefined ? 'GET' : 'POST';
      const options = { agent, host: '127.0.0.1', port, method, path, headers };
      request({ ...options, ...(from ? { localAddress: from } : {}) }, (answer) => {
        if (!target.isRight(answer.statusCode ?? 0, answer.headers['content-security-policy']?.toString())) wrong += 1;
        answer.resume().on('end', () => {
          times.push(performance.now() - began);
          resolve();
        });
      })
        .on('error', reject)
        .end(body);
    });
  await once();
  times.length = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const one = async (): Promise<void> => {
    while (performance.now() < end && !isOver()) {
      await once();
      if (pause > 0) await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  // The last answers come after the end: what is slow to answer would else look quicker than it is.
  const took = (performance.now() - began) / 1_000;
  const [p50, p95, p99] = [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99)];
  return { perSecond: times.length / took, p50, p95, p99, wrong };
}
