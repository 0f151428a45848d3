import { Agent, request } from 'node:http';
import { createChance } from '../bench/search/chance.ts';

export interface SoakVisits {
  /** A visitor who goes on until it is over. */
  run(number: number): Promise<void>;
  answered(): number;
  /** Refusals because there is too much to do, each of which says when to come again. */
  refused(): number;
  /** Answers that are neither right nor such a refusal. */
  wrong(): readonly WrongAnswer[];
}

export interface WrongAnswer {
  /** 0: none came. */
  status: number;
  /** Method, site and path. */
  asked: string;
  /** The beginning of what it said, or why none came. */
  said: string;
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
const right = new Set([200, 304, 307, 308]);
/** A vehicle of a list may be sold before somebody follows its link. */
const isGone = (path: string, status: number): boolean => status === 410 && path.startsWith('/cars/');
const refusals = new Set([429, 503]);
const toldLetters = 200;

const searchPath = '/api/search/1/indexes/*/queries';
const jsonHeaders = {
  'content-type': 'application/json',
  'x-algolia-api-key': 'demo-search',
  'x-algolia-application-id': 'forecourt',
};

/** How many vehicles a search of a site finds. 0 while it does not answer. */
export async function countVehicles(port: number, site: string): Promise<number> {
  const body = JSON.stringify({ requests: [{ indexName: 'Car_production', query: '', hitsPerPage: 1 }] });
  const headers = { ...jsonHeaders, host: `${site}.localhost:${port}` };
  const text = await new Promise<string>((resolve) => {
    const call = request({ host: '127.0.0.1', port, path: searchPath, method: 'POST', headers }, (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (part: string) => (said += part));
      answer.on('end', () => resolve(answer.statusCode === 200 ? said : ''));
    });
    call.on('error', () => resolve(''));
    call.end(body);
  });
  return text ? ((JSON.parse(text) as { results: { nbHits: number }[] }).results[0]?.nbHits ?? 0) : 0;
}

/** Visitors of the demo's sites: home pages, lists that nobody has asked for yet, vehicles, pictures, questions typed. */
export function openSoakVisits({ port, seed, isOver }: SoakOptions): SoakVisits {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let answered = 0;
  let refused = 0;
  const wrong: WrongAnswer[] = [];

  function ask(site: string, path: string, from: string, body?: string): Promise<string> {
    const headers = {
      host: `${site}.localhost:${port}`,
      'accept-encoding': 'identity',
      'user-agent': 'Mozilla/5.0 (soak)',
      ...(body && jsonHeaders),
    };
    return new Promise((resolve) => {
      const method = body ? 'POST' : 'GET';
      const fail = (status: number, said: string) =>
        wrong.push({ status, asked: `${method} ${site} ${path}`, said: said.slice(0, toldLetters) });
      const call = request({ agent, host: '127.0.0.1', port, path, method, headers, localAddress: from }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          answered += 1;
          const { statusCode: status = 0, headers: told } = answer;
          const text = Buffer.concat(chunks).toString('utf8');
          if (refusals.has(status) && told['retry-after'] !== undefined) refused += 1;
          else if (!right.has(status) && !isGone(path, status)) fail(status, text);
          resolve(text);
        });
      });
      call.on('error', (fault) => {
        fail(0, fault.message);
        resolve('');
      });
      call.end(body);
    });
  }

  return {
    answered: () => answered,
    refused: () => refused,
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
        const pictures = [...list.matchAll(/(\/media\/[^"\s,]+\/\d+)(?=["\s,])/g)].map(([path]) => path);
        const followed = [cars, cars, pictures].flatMap((paths) => (paths.length > 0 ? [choose(paths)] : []));
        for (const path of followed) await ask(site, path, from);
        const query = `${choose(words)} ${below(40)}`;
        const requests = [{ indexName: 'Car_production', query, hitsPerPage: 24, facets: ['make', 'price'] }];
        await ask(site, searchPath, from, JSON.stringify({ requests }));
      }
    },
  };
}
