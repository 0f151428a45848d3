'use server';

import type { FeedProposal } from '@forecourt/platform';
import { headers } from 'next/headers';
import { platform } from '../../../platform.ts';
import { formArgument, serverAction, unreadArgument } from '../../request/serverAction.ts';
import { currentVisitor } from '../../request/session.ts';
import { siteAt } from '../../request/siteAt.ts';
import { editorGate } from '../editorGate.ts';

/** What the form shows: nothing yet, or the proposal for the file of that name. */
export type ProposeState = (FeedProposal & { file: string }) | null;

/** Most bytes of a file that the form takes. */
const largestFile = 10_000_000;

const refuse = (reason: string): ProposeState => ({ ok: false, reason, file: '' });

/** Reads the file that an editor chose, and says how its columns would be read. Stores nothing. */
export const proposeFeed = serverAction(
  [unreadArgument<ProposeState>(), formArgument],
  async (_state, data): Promise<ProposeState> => {
    const site = siteAt(await headers());
    const visitor = site && (await currentVisitor(site));
    if (!visitor || (await editorGate(platform().passkeys, site, visitor)).access !== 'open')
      return refuse('Sign in as an editor of this site first.');
    const file = data.get('file');
    if (!(file instanceof File) || file.size === 0) return refuse('Choose your stock file first.');
    if (file.size > largestFile)
      return refuse('The file is larger than 10 MB. Choose a smaller one, or just the first part of it.');
    const proposal = await platform().feeds.propose(site, new Uint8Array(await file.arrayBuffer()));
    return { ...proposal, file: file.name };
  },
);
