import { demoSignInKey } from '../../secrets/demoKey.ts';
import type { Config } from '../config.ts';
import { openDraftLinks, type DraftLinks } from './draftLinks.ts';

/** Links to drafts with the installation's key. */
export const configuredDraftLinks = async ({
  signIn,
  dataFolder,
}: Pick<Config, 'signIn' | 'dataFolder'>): Promise<DraftLinks> =>
  openDraftLinks(signIn.secret ?? (await demoSignInKey(dataFolder)));
