// Imports one feed for a host or worker, in a process of its own. Its order is the first line of its input, the outcome
// the only one of its output. It ends when whoever started it does.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { connectApart } from '../../../database/connectApart.ts';
import { openInventory } from '../../inventory/openInventory.ts';
import { errorMessage } from '../errorMessage.ts';
import { FeedBusyError } from '../feedLock.ts';
import { importFeed } from '../importFeed.ts';
import type { ApartOrder, ApartOutcome } from './importApart.ts';

async function run({ place, ...order }: ApartOrder): Promise<ApartOutcome> {
  const now = (): Date => new Date();
  try {
    const database = await connectApart(place);
    try {
      const { db, sessions } = database;
      const tools = { db, sessions, inventory: openInventory({ db, now }), now, data: place.data };
      const report = await importFeed(order, tools);
      return { held: report.held !== null, incomplete: report.incomplete };
    } finally {
      await database.close();
    }
  } catch (fault) {
    const names = { dataFolder: place.data, databaseUrl: place.databaseUrl };
    return { failure: errorMessage(fault, names), isBusy: fault instanceof FeedBusyError };
  }
}

// A terminal sends its interrupt to all: whoever started this decides when it ends.
process.on('SIGINT', () => undefined);
const lines = createInterface({ input: process.stdin });
const [line] = (await once(lines, 'line')) as [string];
process.stdin.once('close', () => process.exit(1));
const outcome = await run(JSON.parse(line) as ApartOrder);
process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
