// `npm start`: runs on any Node from 20 on, before anything is installed.
const version = process.versions.node;

if (Number(version.split('.')[0]) < 20) {
  console.error(`Forecourt needs Node 20 or newer to start, and this is Node ${version}: install it from nodejs.org.`);
  process.exit(1);
}

const { startSite } = await import('./startSite.mjs');
await startSite(process.argv.slice(2));
