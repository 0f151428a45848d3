import type { Site } from '@forecourt/domain';
import { and, eq, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { alerts } from '../../database/schema/index.ts';
import { sendMail } from '../../calls/mail/sendMail.ts';
import type { LeadsConfig } from '../../config/leadsConfig.ts';
import { describeFault } from '../../logs/personalData.ts';

export interface Alert {
  /** What it is about; the same name is raised once a day on a site. @example 'sms-day-reached' */
  name: string;
  /** One line. */
  title: string;
  /** What happened and what to do. Names no visitor. */
  text: string;
}

/** Tells a person that something needs them. Never throws: whoever raises an alarm has other work to do. */
export interface Alerts {
  raise(site: Pick<Site, 'slug' | 'name' | 'email'>, alert: Alert, now: Date): Promise<void>;
}

export interface AlertParts {
  db: Db;
  log: Logger;
  /** Where mails go out, as those of leads do. */
  mail: LeadsConfig;
  /** Who runs the platform; the dealer's own address where null. */
  to: string | null;
}

const callMs = 10_000;
const keptMs = 90 * 86_400_000;

/** Alarms by mail and in the log, each once a day, whichever of the hosts raises it first. */
export function openAlerts({ db, log, mail, to }: AlertParts): Alerts {
  return {
    async raise(site, { name, title, text }, now) {
      const own = { siteSlug: site.slug, name, period: now.toISOString().slice(0, 10) };
      try {
        const [first] = await db
          .insert(alerts)
          .values({ ...own, at: now })
          .onConflictDoNothing()
          .returning();
        if (!first) return;
        log.warn({ site: site.slug, alert: name }, title);
        await db.delete(alerts).where(lt(alerts.at, new Date(now.getTime() - keptMs)));
        const address = to ?? site.email;
        if (address === null) return;
        const from = { name: site.name, address: mail.mailFrom };
        const subject = `${site.name}: ${title}`;
        try {
          await sendMail(
            { from, to: address, subject, text },
            `alert.${site.slug}.${name}.${own.period}`,
            mail,
            callMs,
          );
        } catch (fault) {
          // Raised again by whoever comes next: a person is to hear of it.
          const mine = [eq(alerts.siteSlug, own.siteSlug), eq(alerts.name, name), eq(alerts.period, own.period)];
          await db.delete(alerts).where(and(...mine));
          throw fault;
        }
      } catch (fault) {
        log.error({ site: site.slug, alert: name, ...describeFault(fault) }, 'An alarm could not be sent');
      }
    },
  };
}
