import { contentKinds } from '@forecourt/domain';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentKey } from '../../ports/contentPort.ts';
import { describeContentSource } from '../testing/sourceBehaviour.ts';
import { openFileContent } from './openFileContent.ts';

describeContentSource('a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
  const place = ({ owner, kind }: ContentKey) => join(folder, owner, contentKinds[kind].folder);
  return {
    open: () => openFileContent(folder),
    async put(key, fields) {
      mkdirSync(place(key), { recursive: true });
      writeFileSync(join(place(key), `${key.slug}.json`), JSON.stringify(fields));
    },
    remove: async (key) => rmSync(join(place(key), `${key.slug}.json`)),
    async empty() {
      for (const group of ['shared', 'manufacturers', 'sites'])
        rmSync(join(folder, group), { recursive: true, force: true });
    },
    close: async () => rmSync(folder, { recursive: true }),
  };
});
