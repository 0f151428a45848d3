import type { Site } from '@forecourt/domain';
import { and, eq, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { alerts } from '../../database/schema/index.ts';
import { sendMail } from '../../calls/mail/sendMail.ts';
import type { LeadsConfig } from '../../config/leadsConfig.ts';
import { describeFault } from '../../logs/personalData.ts';

export interface Alert {
  /** Identifies the alert, which is sent once a day and site. @example 'sms-day-reached' */
  name: string;
  /** One line. */
  title: string;
  /** What happened and what to do. Names no visitor. */
  text: string;
}

/** Notifies a person that something needs attention. Never throws, so that callers can go on. */
export interface Alerts {
  raise(site: Pick<Site, 'slug' | 'name' | 'email'>, alert: Alert, now: Date): Promise<void>;
}

export interface AlertDeps {
  db: Db;
  log: Logger;
  /** Mail settings, those of leads. */
  mail: LeadsConfig;
  /** Address of the operator; null sends alerts to the dealer. */
  to: string | null;
}

const callMs = 10_000;
const retentionMs = 90 * 86_400_000;

/** Alerts by mail and in the log, each once a day over all hosts. */
export function openAlerts({ db, log, mail, to }: AlertDeps): Alerts {
  return {
    async raise(site, { name, title, text }, now) {
      const key = { siteSlug: site.slug, name, period: now.toISOString().slice(0, 10) };
      try {
        const [first] = await db
          .insert(alerts)
          .values({ ...key, at: now })
          .onConflictDoNothing()
          .returning();
        if (!first) return;
        log.warn({ site: site.slug, alert: name }, title);
        await db.delete(alerts).where(lt(alerts.at, new Date(now.getTime() - retentionMs)));
        const address = to ?? site.email;
        if (address === null) return;
        const from = { name: site.name, address: mail.mailFrom };
        const subject = `${site.name}: ${title}`;
        try {
          await sendMail(
            { from, to: address, subject, text },
            `alert.${site.slug}.${name}.${key.period}`,
            mail,
            callMs,
          );
        } catch (fault) {
          // The mail failed: forget the alert, so that the next one is sent.
          const mine = [eq(alerts.siteSlug, key.siteSlug), eq(alerts.name, name), eq(alerts.period, key.period)];
          await db.delete(alerts).where(and(...mine));
          throw fault;
        }
      } catch (fault) {
        log.error({ site: site.slug, alert: name, ...describeFault(fault) }, 'An alarm could not be sent');
      }
    },
  };
}
