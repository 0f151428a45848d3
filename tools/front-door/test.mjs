// `npm test`: runs on any Node from 20 on, before anything is installed.
const version = process.versions.node;

if (Number(version.split('.')[0]) < 20) {
  console.error(`Forecourt needs Node 20 or newer to test, and this is Node ${version}: install it from nodejs.org.`);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

const { steps } = await import('../verify/steps.mjs');
const { verifyRepository } = await import('../verify/verifyRepository.mjs');
await verifyRepository(steps, process.argv.slice(2));
