// `npm run screenshots`: pictures of the pages of a running host.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPages, pageNames } from '../browser/demoPages.ts';
import { openChromium } from '../browser/openChromium.ts';
import { shrink, takePicture } from './takePicture.ts';

const root = join(import.meta.dirname, '../..');
const usage = `npm run screenshots -- [options]

Takes the two pictures of the README: the home pages of two sites.

  --all                 every page of the sites, in full, at 390 and 1440 pixels
  --site <slug>         a site; may be given again
  --out <folder>        default: docs/pictures, with --all tools/test-results/screenshots
  --origin-port <port>  port of the running host, default 3000`;

const widths = [390, 1440] as const;
const readme = { width: 1000, bytes: 400_000 };

function readOptions() {
  return parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      out: { type: 'string' },
      'origin-port': { type: 'string', default: '3000' },
      site: { type: 'string', multiple: true, default: ['harbour-toyota', 'haggle-free-cars'] },
    },
  }).values;
}

async function takeAll(): Promise<void> {
  const { all, help, out, site: slugs, 'origin-port': port } = readOptions();
  if (help) return console.log(usage);
  const folder = out ? resolve(out) : join(root, all ? 'tools/test-results/screenshots' : 'docs/pictures');
  // The host is checked first: without one no browser is needed.
  const sites = await Promise.all(slugs.map(async (slug) => ({ slug, pages: await demoPages(slug, Number(port)) })));
  await mkdir(folder, { recursive: true });
  const keep = async (name: string, png: Buffer): Promise<void> => {
    await writeFile(join(folder, name), png);
    console.log(`${name.padEnd(44)} ${Math.round(png.length / 1_000)} kB`);
  };
  const browser = await openChromium();
  try {
    for (const { slug, pages } of sites) {
      if (!all) {
        const png = await takePicture(browser, { address: pages.home, width: 1440, height: 900, whole: false });
        await keep(`${slug}.png`, await shrink(png, readme.width, readme.bytes));
        continue;
      }
      for (const name of pageNames) {
        for (const width of widths) {
          const height = width === 390 ? 844 : 900;
          const png = await takePicture(browser, { address: pages[name], width, height, whole: true });
          await keep(`${slug}-${name}-${width}.png`, png);
        }
      }
    }
  } finally {
    await browser.close();
  }
}

try {
  await takeAll();
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
