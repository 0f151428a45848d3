import { Agent, request } from 'node:http';
import { percentile } from './search/times.ts';

export interface Target {
  port: number;
  host: string;
  /** Of the next request. */
  path: () => string;
  isRight: (status: number, policy: string | undefined) => boolean;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Answers that were not what was asked for. */
  wrong: number;
}

/** Asks over so many connections at once, each for the next page as soon as it has one, and measures. */
export async function load(target: Target, connections: number, seconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;
  const { port, host } = target;
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const headers = { host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (bench)' };
      request({ agent, host: '127.0.0.1', port, path: target.path(), headers }, (answer) => {
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
  const began = performance.now();
  const end = began + seconds * 1_000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) await once();
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  // The last answers come after the end: what is slow to answer would else look quicker than it is.
  const took = (performance.now() - began) / 1_000;
  const [p50, p95, p99] = [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99)];
  return { perSecond: times.length / took, p50, p95, p99, wrong };
}
