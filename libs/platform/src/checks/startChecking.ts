import type { Logger } from 'pino';
import { everyHour } from '../jobs/everyHour.ts';
import { describeFault } from '../logs/personalData.ts';
import type { SiteChecks } from '../ports/checkPort.ts';

/** Checks the sites now and every hour; a check that breaks is logged. @returns what stops it */
export async function startChecking(checks: SiteChecks, log: Logger): Promise<() => Promise<void>> {
  const check = () =>
    checks.run().catch((fault: unknown) => {
      log.warn({ part: 'checks', ...describeFault(fault) }, 'The sites could not be checked');
    });
  const stop = everyHour(check);
  await check();
  return async () => stop();
}
