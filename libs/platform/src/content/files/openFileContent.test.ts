import { contentKinds } from '@forecourt/domain';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ContentKey } from '../../ports/contentPort.ts';
import { putFile, temporaryFolder } from '../../testing/temporaryFolder.ts';
import { describeContentSource } from '../testing/sourceBehaviour.ts';
import { openFileContent } from './openFileContent.ts';

describeContentSource('a folder', async () => {
  const folder = temporaryFolder();
  const path = ({ owner, kind, slug }: ContentKey, ending = '.json') =>
    join(owner, contentKinds[kind].folder, `${slug}${ending}`);
  const file = (key: ContentKey, ending?: string) => join(folder, path(key, ending));
  const put = async (key: ContentKey, fields: object, ending?: string) => putFile(folder, path(key, ending), fields);
  return {
    open: () => openFileContent(folder, null),
    put,
    remove: async (key) => rmSync(file(key)),
    putDraft: (key, fields) => put(key, fields, '.draft.json'),
    removeDraft: async (key) => rmSync(file(key, '.draft.json')),
    publish: async (key) => renameSync(file(key, '.draft.json'), file(key)),
    async empty() {
      for (const group of ['shared', 'manufacturers', 'sites'])
        rmSync(join(folder, group), { recursive: true, force: true });
    },
    close: async () => undefined,
  };
});

it('moves days of a demo’s file on with the day, and elsewhere leaves them', async () => {
  const folder = temporaryFolder();
  putFile(
    folder,
    'shared/offers/utes.md',
    "---\ndemo_written_on: '2026-11-22'\nname: Utes\nuntil: '2026-12-31'\n---\n",
  );
  const at = (day: string | null) => openFileContent(folder, day === null ? null : () => new Date(`${day}T00:00:00Z`));
  const sources = [at('2026-11-23'), at('2027-01-03'), at(null)];
  try {
    const read = await Promise.all(sources.map((source) => source.read()));
    expect(read.map(({ records }) => records[0]?.fields)).toEqual([
      { name: 'Utes', until: '2026-12-31' },
      { name: 'Utes', until: '2027-02-11' },
      { name: 'Utes', until: '2026-12-31' },
    ]);
  } finally {
    await Promise.all(sources.map((source) => source.close()));
  }
});
