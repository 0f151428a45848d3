import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listingsFile } from './baseStock.ts';

export const usage = `npm run bench:search -- [options]

How fast and how right the search engine is, beside other engines, on one stock in several sizes.

  --sizes <list>      cars in the stock, default 16.7k,100k,500k
  --pages <number>    refined pages of each size, default 300
  --engines <list>    peers to compare with: orama, itemsjs, pglite, or none; default all
  --listings <file>   real listings to replicate; without that file the stock is self-made
  --seed <number>     another stock and other pages, default 1
  --quick             16.7k cars and 60 pages`;

const peerNames = ['orama', 'itemsjs', 'pglite'] as const;
export type PeerName = (typeof peerNames)[number];

export interface BenchOptions {
  sizes: number[];
  pages: number;
  peers: PeerName[];
  listings: string;
  seed: number;
}

/** Null unless it is a number of cars that can be generated. @example readSize('16.7k') // 16_700 */
export function readSize(text: string): number | null {
  const read = /^(\d+(?:\.\d+)?)(k?)$/.exec(text.trim());
  const cars = read ? Math.round(Number(read[1]) * (read[2] ? 1_000 : 1)) : 0;
  return cars >= 1_000 && cars <= 1_000_000 ? cars : null;
}

export const sizeName = (cars: number): string => `${String(cars / 1_000)}k`;

function wholeNumber(name: string, text: string, min: number): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < min)
    throw new Error(`--${name} must be a whole number from ${min} on, not '${text}'.`);
  return number;
}

function readPeers(text: string): PeerName[] {
  if (text === 'none') return [];
  return text.split(',').map((name) => {
    const found = peerNames.find((one) => one === name.trim());
    if (!found) throw new Error(`--engines knows ${peerNames.join(', ')} and none, not '${name.trim()}'.`);
    return found;
  });
}

/** What the command line asks for, or null for help. @throws with one sentence when it cannot be done */
export function readOptions(args: readonly string[]): BenchOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      engines: { type: 'string', default: peerNames.join(',') },
      help: { type: 'boolean', default: false },
      listings: { type: 'string' },
      pages: { type: 'string' },
      quick: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      sizes: { type: 'string' },
    },
  });
  if (values.help) return null;
  const sizes = (values.sizes ?? (values.quick ? '16.7k' : '16.7k,100k,500k')).split(',').map((text) => {
    const cars = readSize(text);
    if (cars === null) throw new Error(`--sizes takes 1k to 1000k cars, such as 16.7k, not '${text}'.`);
    return cars;
  });
  return {
    sizes,
    pages: wholeNumber('pages', values.pages ?? (values.quick ? '60' : '300'), 3),
    peers: readPeers(values.engines),
    listings: values.listings === undefined ? listingsFile : resolve(values.listings),
    seed: wholeNumber('seed', values.seed, 0),
  };
}
