import { parentPort, workerData } from 'node:worker_threads';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { openSampleSearch, serveSearch } from './serveSearch.ts';

/** What the thread is given: the site's dealers, and the stock by its size, seed and dealers. */
export interface SampleServerStart {
  site: readonly string[];
  stock: Parameters<typeof sampleStock>;
}

/** Serves a sample from a thread of its own, for tests whose thread plays a browser. Its first message is the address. */
const { site, stock } = workerData as SampleServerStart;
const { search } = openSampleSearch();
await search.upsert(sampleStock(...stock));
const server = await serveSearch(search, sampleSiteOf(site));
parentPort?.postMessage(server.address);
