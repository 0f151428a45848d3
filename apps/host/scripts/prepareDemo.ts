// Writes what a demo host makes of an empty data folder: its database with the demo's stock, and the search index of that.
// FORECOURT_DATA names the folder. `npm start` copies it instead of making each new data folder anew.
import { openLog, openPlatform, processConfig, registeredOf } from '@forecourt/platform';
import { brandOf, themeProblems } from '@forecourt/tenant-themes';
import forecourt from '../forecourt.config.ts';
import { demo } from '../server/demo.ts';
import { projectRoot } from '../server/projectRoot.ts';

const read = processConfig(projectRoot);
if (!read.ok) throw new Error(read.problems.join('\n'));
const { config } = read;
const platform = await openPlatform({
  config,
  log: openLog(config),
  now: () => new Date(),
  imageSources: demo.imageSources,
  look: (site) => brandOf(site, forecourt.themes),
  registered: registeredOf(forecourt, themeProblems, config.port),
});
await demo.seed(platform);
await platform.startFollowing();
await platform.close();
process.exit();
