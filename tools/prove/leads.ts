// `npm run prove:leads`: kills hosts and workers at random while leads come in, and counts whether any are lost.
import { passes, proveLeads, smallPlan, verdictLines, wholePlan, type ProofPlan } from '@forecourt/platform/proof';
import { parseArgs } from 'node:util';

const usage = `npm run prove:leads -- [options]

Takes leads in a host, delivers them from it and two workers on a PostgreSQL of its own to a receiver that fails, hangs,
answers rubbish and lies, and kills these processes with -9 at random moments. Then it counts.

  --leads <number>  leads, default 10000
  --kills <number>  kills, default 200
  --seed <number>   decides who is killed and when, and what the receiver does; default by chance
  --small           200 leads and 10 kills, once on PostgreSQL and once on PGlite, with shortened time limits

The host is the platform's own database, sites, stock and lead service behind a small HTTP server, without the pages, so
that it is up again within a second or two. Of production's timing only the waits between failed tries are shortened.
Ends with 1 when a bar is missed.`;

/** @throws when it is not a whole number of at least 1 */
function readNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} '${text}' is no whole number from 1 up.`);
  return Number(text);
}

function readPlans(): ProofPlan[] | null {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      kills: { type: 'string', default: '200' },
      leads: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 999_999)) },
      small: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const seed = readNumber('seed', values.seed);
  if (values.small) return [smallPlan(seed, 'postgres'), smallPlan(seed, 'pglite')];
  return [wholePlan(seed, readNumber('leads', values.leads), readNumber('kills', values.kills))];
}

async function prove(plans: readonly ProofPlan[]): Promise<boolean> {
  let allPass = true;
  for (const plan of plans) {
    console.log(`Seed ${plan.seed}. Everything this needs it starts and removes by itself.`);
    const result = await proveLeads(plan, (line) => console.log(line));
    console.log(`\n${verdictLines(result).join('\n')}\n`);
    allPass &&= passes(result);
  }
  return allPass;
}

try {
  const plans = readPlans();
  if (plans === null) console.log(usage);
  else if (!(await prove(plans))) process.exitCode = 1;
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
