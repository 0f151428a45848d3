// `npm run bench:pages`: how fast and how sound the pages of a running host are on a phone.
import { processConfig } from '@forecourt/platform';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPages, type PageName } from '../browser/demoPages.ts';
import { openChromium } from '../browser/openChromium.ts';
import { medians, tableHead, tableRow } from './figures.ts';
import { memoryLine, ownerOf } from './hostMemory.ts';
import { gzipBytes, visitAsPhone, type Visit } from './lighthouseVisit.ts';
import { freePort } from './ownHost.ts';

const usage = `npm run bench:pages -- [options]

Lighthouse's mobile figures of three pages of two sites, each the median of several visits.

  --site <slug>         a site; may be given again
  --runs <number>       visits of each page, default 3
  --origin-port <port>  port of the running host, default 3000
  --data <folder>       the host's data folder, to find its process
  --pid <number>        the host's process, where the data folder does not tell`;

const measured: readonly PageName[] = ['home', 'search', 'vehicle'];

function readOptions() {
  return parseArgs({
    options: {
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
      'origin-port': { type: 'string', default: '3000' },
      pid: { type: 'string' },
      runs: { type: 'string', default: '3' },
      site: { type: 'string', multiple: true, default: ['harbour-toyota', 'haggle-free-cars'] },
    },
  }).values;
}

async function measure(): Promise<void> {
  const { data, help, 'origin-port': port, pid, runs, site: slugs } = readOptions();
  if (help) return console.log(usage);
  const visitsPerPage = Number(runs);
  if (!(visitsPerPage >= 1)) throw new Error('--runs must be 1 or more.');
  const sites = await Promise.all(slugs.map(async (slug) => ({ slug, pages: await demoPages(slug, Number(port)) })));
  const debugPort = await freePort();
  const browser = await openChromium([`--remote-debugging-port=${debugPort}`]);
  try {
    console.log(tableHead);
    for (const { slug, pages } of sites) {
      for (const name of measured) {
        const visits: Visit[] = [];
        while (visits.length < visitsPerPage) visits.push(await visitAsPhone(pages[name], debugPort));
        const shortfalls = [...new Set(visits.flatMap((visit) => visit.shortfalls))];
        const scripts = [...new Set(visits.flatMap((visit) => visit.scripts))];
        console.log(
          tableRow(`${slug} ${name}`, medians(visits.map(({ figures }) => figures)), await gzipBytes(scripts)),
        );
        for (const shortfall of shortfalls) console.log(`  ${shortfall}`);
      }
    }
  } finally {
    await browser.close();
  }
  const read = processConfig(join(import.meta.dirname, '../..'));
  const folder = data ? resolve(data) : read.ok ? read.config.dataFolder : '.forecourt';
  console.log(`\n${await memoryLine(pid ? Number(pid) : await ownerOf(folder), folder)}`);
}

try {
  await measure();
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
