import { sortIndexes } from '@forecourt/search/model';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import olderClient from 'algoliasearch-v4';
import { randomBytes } from 'node:crypto';
import { primarySettings, replicaSettings } from '../../algolia/productSettings.ts';
import { plain, shown, type ConformanceTarget } from './conformanceTarget.ts';

export interface AlgoliaTestAccount {
  application: string;
  searchKey: string;
  adminKey: string;
}

/** Algolia itself, with randomly named indexes that are deleted at the end. They hold only what one site shows. */
export async function openAlgoliaTarget({
  application,
  searchKey,
  adminKey,
}: AlgoliaTestAccount): Promise<ConformanceTarget> {
  const writer = algoliasearch(application, adminKey);
  const indexName = `forecourt_conformance_${randomBytes(4).toString('hex')}`;
  const replicas = sortIndexes
    .slice(1)
    .map((sort) => ({ sort, name: sort.name.replace(/^Car_production/, indexName) }));
  const wait = ({ taskID }: { taskID: number }) => writer.waitForTask({ indexName, taskID });
  const names = [...replicas.map(({ name }) => name), indexName];
  await wait(
    await writer.setSettings({
      indexName,
      indexSettings: { ...primarySettings(), replicas: replicas.map(({ name }) => name) },
      forwardToReplicas: true,
    }),
  );
  for (const { sort, name } of replicas) {
    await wait(await writer.setSettings({ indexName: name, indexSettings: replicaSettings(sort) }));
  }
  return {
    reader: liteClient(application, searchKey),
    writer,
    older: olderClient(application, adminKey),
    stranger: liteClient(application, 'guessed'),
    indexName,
    fill: async () => void (await writer.replaceAllObjects({ indexName, objects: shown.map(plain) })),
    hasRules: true,
    close: async () => {
      await wait(await writer.setSettings({ indexName, indexSettings: { replicas: [] } }));
      for (const name of names.toReversed()) await wait(await writer.deleteIndex({ indexName: name }));
    },
  };
}
