import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { KeyedHashes } from '../../secrets/keyedHashes.ts';
import type { SignInRules } from './signInRules.ts';
import type { SmsSender } from '../../ports/smsPort.ts';

/** What the steps of signing in share. */
export interface SignInDeps {
  db: Db;
  sms: SmsSender;
  hashes: KeyedHashes;
  rules: SignInRules;
  log: Logger;
}
