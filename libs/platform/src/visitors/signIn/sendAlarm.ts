import type { Site } from '@forecourt/domain';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Alert, Alerts } from '../../jobs/alerts/openAlerts.ts';
import type { Db } from '../../database/database.ts';
import { signInCodes } from '../../database/schema/index.ts';
import type { LimitName } from './sendLimits.ts';
import { day, withoutReserve, type SignInRules } from './signInRules.ts';

/** Share of a site's daily codes at which an alert says that they run short. */
const nearShare = 0.8;

const advice =
  'Somebody may be asking for codes to many numbers. Numbers that have signed in before still get theirs, from a share kept for them. Look at the log of sign-ins; FORECOURT_SMS_PER_DAY says how many codes a site sends in a day.';

const near = (sent: number, max: number): Alert => ({
  name: 'sign-in-codes-near',
  title: 'Sign-in codes of today are nearly used up',
  text: `${sent} of the ${max} sign-in codes for new numbers were sent within a day. ${advice}`,
});
const reached: Alert = {
  name: 'sign-in-codes-reached',
  title: 'Sign-in codes of today are used up',
  text: `No more sign-in codes are sent to new numbers for now. ${advice}`,
};
const prefix: Alert = {
  name: 'sign-in-codes-prefix',
  title: 'Many sign-in codes were asked for to neighbouring numbers',
  text: `Codes to a range of numbers that differ in the last four digits are refused for an hour. ${advice}`,
};

/** Raises alerts when codes run short, or somebody scans a range of numbers. */
export function openSendAlarm({ db, rules, alerts }: { db: Db; rules: SignInRules; alerts: Alerts }) {
  return async (site: Site, refusedFor: LimitName | null, now: Date): Promise<void> => {
    if (refusedFor === 'site') return alerts.raise(site, reached, now);
    if (refusedFor === 'prefix') return alerts.raise(site, prefix, now);
    if (refusedFor !== null) return;
    const since = new Date(now.getTime() - day);
    const [row] = await db
      .select({ sent: count() })
      .from(signInCodes)
      .where(and(eq(signInCodes.siteSlug, site.slug), gt(signInCodes.createdAt, since)));
    const max = withoutReserve(rules.perSiteDaily, rules);
    const sent = row?.sent ?? 0;
    if (sent >= max * nearShare) await alerts.raise(site, near(sent, max), now);
  };
}
