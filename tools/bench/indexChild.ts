import type { Site, Vehicle } from '@forecourt/domain';
import { openSearch, openSharedIndex } from '@forecourt/platform';
import { benchNow, demoSites, generatedStock } from './search/baseStock.ts';

export type IndexTask =
  { kind: 'build'; file: string; vehicles: number } | { kind: 'start'; file: string; shared: string; shares: boolean };

export interface IndexFigures {
  /** Until the work was done, or the first page was answered. */
  ms: number;
  sharedMs: number;
  /** Milliseconds of the slowest answer while the index was copied. */
  slowest: number;
  /** Resident bytes before the index was opened, and after the first answers. */
  before: number;
  after: number;
}

const batch = 1_000;
const now = () => benchNow;
const open = (file: string) =>
  openSearch({ file, now, checkAfter: 3_600_000, keys: { search: 'search-key', admin: null }, log: console.error });

/** The demo's stock again and again, each time with ids of its own and of as many dealers. */
async function* manyVehicles(count: number): AsyncGenerator<Vehicle[]> {
  const stock = generatedStock(1);
  for (let begin = 0; begin < count; begin += batch) {
    const places = Array.from({ length: Math.min(batch, count - begin) }, (_, place) => begin + place);
    yield places.map((place) => {
      const vehicle = stock[place % stock.length] as Vehicle;
      const copy = Math.floor(place / stock.length);
      return { ...vehicle, id: `${vehicle.id}-${copy}`, slug: `${vehicle.slug}-${copy}` };
    });
  }
}

const page = {
  requests: [{ indexName: 'Car_production', query: '', hitsPerPage: 24, facets: ['make', 'model', 'body', 'price'] }],
};

process.once('message', (task: IndexTask) => {
  void (async () => {
    const figures: IndexFigures = { ms: 0, sharedMs: 0, slowest: 0, before: process.memoryUsage.rss(), after: 0 };
    const began = performance.now();
    if (task.kind === 'build') {
      const search = open(task.file);
      await search.rebuild(manyVehicles(task.vehicles));
      await search.setVersion('1 bench');
      await search.close();
      figures.ms = performance.now() - began;
    } else {
      const [site] = demoSites() as [Site];
      const shared = openSharedIndex({
        folder: task.shared,
        file: task.file,
        installation: 'bench',
        now: () => new Date(),
      });
      if (!task.shares && !(await shared.adopt())) throw new Error('There was no shared index.');
      const search = open(task.file);
      await search.queries(site, page);
      figures.ms = performance.now() - began;
      if (task.shares) {
        let isDone = false;
        const copyBegan = performance.now();
        const copied = shared.share().then(() => {
          isDone = true;
          figures.sharedMs = performance.now() - copyBegan;
        });
        for (let asked = 0; !isDone; asked += 1) {
          const before = performance.now();
          await search.queries(site, { requests: [{ ...page.requests[0], page: asked % 20 }] });
          figures.slowest = Math.max(figures.slowest, performance.now() - before);
        }
        await copied;
      }
      figures.after = process.memoryUsage.rss();
      await search.close();
    }
    process.send?.(figures, () => process.exit(0));
  })();
});
