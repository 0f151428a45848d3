import { demoSeed, drawPicture, generateStock } from '@forecourt/demo';
import { vehicleSchema } from '@forecourt/domain';
import type { ImageSource, OpenedPlatform } from '@forecourt/platform';

/** The demo's pictures are drawn on request. */
const demoPictures: ImageSource = {
  async picture(name) {
    const drawn = drawPicture(name);
    return drawn === null ? null : new TextEncoder().encode(drawn);
  },
};

const settingName = 'demo seed';
const source = 'demo';
const batchSize = 250;

function showProgress(done: number, all: number): void {
  if (!process.stdout.isTTY) {
    if (done === all) console.log(`Seeded ${all} demo vehicles.`);
    return;
  }
  const width = 30;
  const filled = Math.round((done / all) * width);
  process.stdout.write(`\rSeeding demo stock ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${all}`);
  if (done === all) process.stdout.write('\n');
}

/** Fills an empty demo once: a folder that holds the seed already is left as it is. */
async function seedDemo(platform: OpenedPlatform): Promise<void> {
  if ((await platform.settings.get(settingName)) === demoSeed) return;
  const stock = generateStock({ sites: platform.sites.all(), seed: demoSeed, now: new Date() });
  showProgress(0, stock.length);
  for (let start = 0; start < stock.length; start += batchSize) {
    const vehicles = stock.slice(start, start + batchSize).map((vehicle) => vehicleSchema.parse(vehicle));
    await platform.inventory.upsert(vehicles, source);
    showProgress(Math.min(start + batchSize, stock.length), stock.length);
  }
  await platform.settings.set(settingName, demoSeed);
}

/** Stock and pictures of a demo host. */
export const demo = { imageSources: { demo: demoPictures }, seed: seedDemo };
