// `npm run bench:typing`: how soon the search page shows what was typed or tapped, on a machine four times slower.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { demoPages } from '../browser/demoPages.ts';
import { openChromium } from '../browser/openChromium.ts';
import { interactionHead, interactionRow, passes, type Interaction } from './interactions.ts';
import { learnSpeed } from './machineSpeed.ts';
import { startOwnHost } from './ownHost.ts';
import { measureTaps, measureTyping, openSearchPage, warmSearches } from './searchVisit.ts';

const usage = `npm run bench:typing -- [options]

From the end of the typing pause to the paint of the results, and from a filter tap to the next paint, in Chromium with
its processor slowed down four times. Medians of several turns. The search box asks the service within the pause, so the
way there and back counts only as far as it is longer. The column "machine" tells how many times slower than at its best
the machine itself was: what others on the same hardware take comes on top of the four.

  --site <slug>         a site; may be given again
  --width <pixels>      a width; may be given again, default 390 and 1440
  --turns <number>      words typed and filters tapped, default 5
  --origin-port <port>  port of a running host; without it the built host is started for the run`;

function readOptions() {
  return parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      'origin-port': { type: 'string' },
      site: { type: 'string', multiple: true, default: ['harbour-toyota', 'haggle-free-cars'] },
      turns: { type: 'string', default: '5' },
      width: { type: 'string', multiple: true, default: ['390', '1440'] },
    },
  }).values;
}

async function measure(): Promise<boolean> {
  const { help, 'origin-port': given, site: slugs, turns: asked, width: asWidths } = readOptions();
  if (help) {
    console.log(usage);
    return true;
  }
  const [turns = 0, ...widths] = [asked, ...asWidths].map(Number);
  if (!(turns >= 1)) throw new Error('--turns must be 1 or more.');
  if (!widths.every((width) => width >= 300 && width <= 4_000)) throw new Error('--width must be 300 to 4000.');
  const host = given === undefined ? await startOwnHost() : null;
  const browser = await openChromium();
  const slowness = await learnSpeed();
  let allPass = true;
  const report = (interaction: Interaction): void => {
    if (interaction.times.length === 0)
      throw new Error(`Nothing changed on ${interaction.site} while ${interaction.name} was measured.`);
    allPass &&= passes(interaction);
    console.log(interactionRow(interaction));
  };
  try {
    const load = loadavg().map((one) => one.toFixed(1));
    console.log(`The machine's load at the start: ${load.join(', ')}.\n${interactionHead}`);
    for (const site of slugs) {
      const { search } = await demoPages(site, host?.port ?? Number(given));
      for (const width of widths) {
        await warmSearches(browser, search, width, turns);
        const page = await openSearchPage(browser, search, width);
        report({ site, width, name: 'keystroke to results', ...(await measureTyping(page, turns, slowness)) });
        report({ site, width, name: 'filter tap to paint', ...(await measureTaps(page, turns, width, slowness)) });
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await host?.close();
  }
  return allPass;
}

try {
  if (!(await measure())) process.exitCode = 1;
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
