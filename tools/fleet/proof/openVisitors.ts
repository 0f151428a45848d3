import { request, type IncomingHttpHeaders } from 'node:http';
import type { SentRequest } from './faultKinds.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What was asked for, as the figures tell it. */
export type Purpose = 'visit' | 'search' | 'lead' | 'reservation';

export interface Question {
  purpose: Purpose;
  /** Slug of the site. */
  site: string;
  path: string;
  /** Number of the visitor: each has an address of its own. */
  visitor: number;
  /** Sent by POST. */
  body?: { type: string; text: string };
}

/** What was asked and how it went, as counts. */
export interface Tally {
  requests: number;
  /** Not answered as asked: told to come again, and everything worse. */
  errors: number;
  /** Errors that did not say so with a 503, a time to come again, and where to call or what to do. */
  dishonest: number;
  /** By purpose and what happened, with how often. */
  kinds: Map<string, number>;
  /** Milliseconds of answered requests. */
  times: number[];
  /** Every request, by when it was sent. */
  sent: SentRequest[];
}

export interface Visitors {
  tally: Tally;
  /** Asks the proxy, and counts. @returns null when no whole answer came */
  ask(question: Question): Promise<Answer | null>;
}

/** Longer than a proxy and a host wait for each other. */
const longestWaitMs = 60_000;

/** An address of this machine for each visitor, so that every limit counts as it would count people. */
const addressOf = (visitor: number): string =>
  `127.${1 + (Math.floor(visitor / 62_500) % 200)}.${Math.floor(visitor / 250) % 250}.${2 + (visitor % 250)}`;

/** Whether an error tells a visitor the truth: try again in so many seconds, and where to call or what happened. */
export function isHonest({ status, headers, text }: Answer): boolean {
  if (status !== 503 || !Number(headers['retry-after'])) return false;
  const isPage = String(headers['content-type']).startsWith('text/html');
  return isPage ? text.includes('href="tel:') : /\w{3,} .{10,}\./.test(text);
}

/** Who told a visitor to come again, and why: the proxy and its hosts say so with different times. */
function whoSaid({ headers }: Answer): string {
  if (headers['x-served-by'] === undefined) return 'from the proxy: no host answered';
  return Number(headers['retry-after']) > 5 ? 'from a host: the database is away' : 'from a host: too much to do';
}

/** Visitors of a fleet, each from an address of its own. @param port of the proxy */
export function openVisitors(port: number): Visitors {
  const tally: Tally = { requests: 0, errors: 0, dishonest: 0, kinds: new Map(), times: [], sent: [] };

  function note(purpose: Purpose, what: string, isFair: boolean): void {
    tally.errors += 1;
    tally.dishonest += isFair ? 0 : 1;
    tally.kinds.set(`${purpose}: ${what}`, (tally.kinds.get(`${purpose}: ${what}`) ?? 0) + 1);
  }

  function ask({ purpose, site, path, visitor, body }: Question): Promise<Answer | null> {
    tally.requests += 1;
    const began = performance.now();
    const host = `${site}.localhost:${port}`;
    return new Promise((resolve) => {
      const fail = (why: string) => {
        note(purpose, why, false);
        tally.sent.push([began, true]);
        resolve(null);
      };
      const call = request({
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        localAddress: addressOf(visitor),
        agent: false,
        timeout: longestWaitMs,
        headers: {
          host,
          accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
          ...(body && {
            origin: `http://${host}`,
            'content-type': body.type,
            'content-length': String(Buffer.byteLength(body.text)),
          }),
        },
      });
      call.on('timeout', () => call.destroy(new Error('no answer in time')));
      call.on('error', (fault: NodeJS.ErrnoException) => fail(fault.code ?? fault.message));
      call.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', () => fail('half an answer'));
        response.on('end', () => {
          const answer = { status: response.statusCode ?? 0, headers: response.headers, text };
          tally.times.push(performance.now() - began);
          const { status } = answer;
          const isError = status === 429 || status >= 500;
          tally.sent.push([began, isError]);
          if (isError) {
            const isFair = isHonest(answer);
            const [path1 = ''] = path.split('?');
            const by = isFair ? ` ${whoSaid(answer)}` : ` at ${path1}: ${text.slice(0, 80)}`;
            note(purpose, `${status}${by}`, isFair);
          }
          resolve(answer);
        });
      });
      call.end(body?.text);
    });
  }
  return { tally, ask };
}
