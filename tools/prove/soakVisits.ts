import { Agent, request } from 'node:http';
import { createChance } from '../bench/search/chance.ts';

export interface SoakVisits {
  /** A visitor who goes on until it is over. */
  run(number: number): Promise<void>;
  answered(): number;
  /** Answers that are neither right nor a refusal because there is too much to do, by status; 0: none came. */
  wrong(): ReadonlyMap<number, number>;
}

export interface SoakOptions {
  port: number;
  seed: number;
  isOver: () => boolean;
}

const sites = ['harbour-toyota', 'sunrise-kia', 'granite-nissan', 'haggle-free-cars', 'southern-motor-group'] as const;
const words = [
  'hilux',
  'corolla',
  'white suv',
  'diesel ute',
  'kia',
  'automatic',
  'x-trail',
  'family car',
  'under 30000',
];
const right = new Set([200, 304, 307, 308, 404, 429, 503]);

/** Visitors of the demo's sites: home pages, lists that nobody has asked for yet, vehicles, pictures, questions typed. */
export function openSoakVisits({ port, seed, isOver }: SoakOptions): SoakVisits {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let answered = 0;
  const wrong = new Map<number, number>();
  const countWrong = (status: number) => wrong.set(status, (wrong.get(status) ?? 0) + 1);

  function ask(site: string, path: string, from: string, body?: string): Promise<string> {
    const headers = {
      host: `${site}.localhost:${port}`,
      'accept-encoding': 'identity',
      'user-agent': 'Mozilla/5.0 (soak)',
      ...(body && {
        'content-type': 'application/json',
        'x-algolia-api-key': 'demo-search',
        'x-algolia-application-id': 'forecourt',
      }),
    };
    return new Promise((resolve) => {
      const method = body ? 'POST' : 'GET';
      const call = request({ agent, host: '127.0.0.1', port, path, method, headers, localAddress: from }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          answered += 1;
          if (!right.has(answer.statusCode ?? 0)) countWrong(answer.statusCode ?? 0);
          resolve(Buffer.concat(chunks).toString('utf8'));
        });
      });
      call.on('error', () => {
        countWrong(0);
        resolve('');
      });
      call.end(body);
    });
  }

  return {
    answered: () => answered,
    wrong: () => wrong,
    async run(number) {
      const { below, pick: choose } = createChance(seed + number);
      const from = `127.0.1.${number + 1}`;
      while (!isOver()) {
        const site = choose(sites);
        await ask(site, '/', from);
        const price = 5_000 + below(90) * 1_000;
        const list = await ask(site, `/search?price_from=${price}&query=${encodeURIComponent(choose(words))}`, from);
        const cars = [...list.matchAll(/href="(\/cars\/[^"?#]+)"/g)].map(([, path = '/']) => path);
        const pictures = [...list.matchAll(/(\/media\/[^"\s,]+\/\d+)/g)].map(([path]) => path);
        const followed = [cars, cars, pictures].flatMap((paths) => (paths.length > 0 ? [choose(paths)] : []));
        for (const path of followed) await ask(site, path, from);
        const query = `${choose(words)} ${below(40)}`;
        const requests = [{ indexName: 'Car_production', query, hitsPerPage: 24, facets: ['make', 'price'] }];
        await ask(site, '/api/search/1/indexes/*/queries', from, JSON.stringify({ requests }));
      }
    },
  };
}
