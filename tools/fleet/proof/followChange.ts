import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FleetHost } from '../startFleet.ts';

export interface ShownChange {
  /** Slug of the site. */
  site: string;
  /** Path of the vehicle's page. */
  path: string;
  /** Id of the vehicle. */
  id: string;
  /** Its new price in whole dollars, which no other vehicle has. */
  dollars: number;
}

export interface ChangeSeen {
  host: string;
  /** When the change was stored, in milliseconds of `performance.now()`. */
  from: number;
  /** Milliseconds from the change until page and search showed it; null: the host left service meanwhile. */
  ms: number | null;
}

/** Asks a host itself, past the proxy. @returns '' where it does not answer */
function askHost(port: number, host: string, path: string, body?: string): Promise<string> {
  const headers = {
    host,
    // A visitor of its own: nothing here counts for the others' limits.
    'x-forwarded-for': '127.250.0.2',
    ...(body && {
      'content-type': 'text/plain',
      'content-length': String(Buffer.byteLength(body)),
      'x-algolia-application-id': 'forecourt',
      'x-algolia-api-key': 'demo-admin',
    }),
  };
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers, agent: false, timeout: 10_000 },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(answer.statusCode === 200 ? text : ''));
        answer.on('error', () => resolve(''));
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve('')).end(body);
  });
}

export interface FollowDeps {
  /** Port of the proxy, which is part of the sites' names. */
  port: number;
  /** Whether a host has served without a break since it was last asked, from its name. */
  hasServed: (host: string) => () => boolean;
}

const pollMs = 100;
/** Longest watch: what is later than this is late. */
const longestMs = 30_000;

/** How long each host takes to show a change of stock in its search and on the vehicle's page. */
export async function followChange(
  hosts: readonly FleetHost[],
  { site, path, id, dollars }: ShownChange,
  { port, hasServed }: FollowDeps,
): Promise<ChangeSeen[]> {
  const began = performance.now();
  const words = `$${dollars.toLocaleString('en-AU')}`;
  const queries = JSON.stringify({
    requests: [
      { indexName: 'Car_production', filters: `objectID:${id}`, hitsPerPage: 1, attributesToRetrieve: ['price'] },
    ],
  });
  return Promise.all(
    hosts.map(async ({ process: { name }, port: own }) => {
      const served = hasServed(name);
      const host = `${site}.localhost:${port}`;
      let isFound = false;
      while (served() && performance.now() - began < longestMs) {
        isFound ||= (await askHost(own, host, '/api/search/1/indexes/*/queries', queries)).includes(
          `"price":${dollars}`,
        );
        if (isFound && (await askHost(own, host, path)).includes(words)) {
          return { host: name, from: began, ms: performance.now() - began };
        }
        await wait(pollMs);
      }
      return { host: name, from: began, ms: served() ? performance.now() - began : null };
    }),
  );
}
