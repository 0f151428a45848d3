import { contentKinds } from '@forecourt/domain';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ContentKey } from '../../ports/contentPort.ts';
import { describeContentSource } from '../testing/sourceBehaviour.ts';
import { openFileContent } from './openFileContent.ts';

describeContentSource('a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
  const place = ({ owner, kind }: ContentKey) => join(folder, owner, contentKinds[kind].folder);
  const file = (key: ContentKey, ending = '.json') => join(place(key), `${key.slug}${ending}`);
  const put = async (key: ContentKey, fields: object, ending?: string) => {
    mkdirSync(place(key), { recursive: true });
    writeFileSync(file(key, ending), JSON.stringify(fields));
  };
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
    close: async () => rmSync(folder, { recursive: true }),
  };
});

it('moves days of a demo’s file on with the day, and elsewhere leaves them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
  const offers = join(folder, 'shared/offers');
  mkdirSync(offers, { recursive: true });
  writeFileSync(join(offers, 'utes.md'), "---\ndemo_written_on: '2026-11-22'\nname: Utes\nuntil: '2026-12-31'\n---\n");
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
    rmSync(folder, { recursive: true });
  }
});
