import type { Logger } from 'pino';
import { openAlerts } from '../../jobs/alerts/openAlerts.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { demoSignInKey } from '../../secrets/demoKey.ts';
import { openSignIn, type RunningSignIn } from './openSignIn.ts';
import { openGatewaySms } from '../../calls/sms/gatewaySms.ts';
import { openSmsOutbox } from '../../calls/sms/smsOutbox.ts';
import { SmsFault, type SmsSender } from '../../ports/smsPort.ts';

export interface ConfiguredSignInDeps {
  config: Pick<Config, 'demo' | 'dataFolder' | 'signIn' | 'mailFrom' | 'smtpUrl' | 'webhookSecrets' | 'alertMail'>;
  db: Db;
  sites: Pick<SiteStore, 'publicSite'>;
  now: () => Date;
  log: Logger;
}

const noGateway: SmsSender = {
  send: () => Promise.reject(new SmsFault('unavailable', 'No SMS gateway is configured')),
  sent: () => [],
};

/** Opens sign-in with the configured SMS gateway. */
export async function openConfiguredSignIn(deps: ConfiguredSignInDeps): Promise<RunningSignIn> {
  const { config, db, sites, now, log } = deps;
  const { sms: gateway, perAddress, perSiteDaily } = config.signIn;
  const withoutGateway = config.demo ? openSmsOutbox() : noGateway;
  if (!gateway && !config.demo) log.warn('Nobody can sign in: set FORECOURT_SMS_URL and what belongs to it.');
  return openSignIn({
    db,
    now,
    log,
    sms: gateway ? openGatewaySms({ gateway }) : withoutGateway,
    secret: config.signIn.secret ?? (await demoSignInKey(config.dataFolder)),
    alerts: openAlerts({ db, log, mail: config, to: config.alertMail }),
    publicSite: (site) => sites.publicSite(site),
    rules: { perAddress, perSiteDaily },
  });
}
