import { expect, it } from 'vitest';
import { namedRecord, nameRecord, openRecordStore, type RecordState } from './recordStore.ts';

const empty: RecordState = {
  record: { below: {}, fields: null, draft: null, fileDraft: null, version: 0 },
  data: {},
  start: {},
  slug: null,
  name: '',
  changes: 0,
  storedChanges: 0,
  pending: null,
  problems: [],
  told: null,
};

it('tells who listens of each change, and keeps the rest', () => {
  const store = openRecordStore(empty);
  const seen: RecordState[] = [];
  const end = store.subscribe(() => seen.push(store.get()));
  store.set({ name: 'open-evening' });
  end();
  store.set({ changes: 1 });
  expect(seen).toEqual([{ ...empty, name: 'open-evening' }]);
  expect(store.get()).toEqual({ ...empty, name: 'open-evening', changes: 1 });
});

it('finds a new record again by the name that it got', () => {
  const store = openRecordStore(empty);
  const name = { site: 'harbour', kind: 'page', slug: 'open-evening' };
  expect(namedRecord(name)).toBeUndefined();
  nameRecord(name, store);
  expect(namedRecord({ ...name })).toBe(store);
  expect(namedRecord({ ...name, kind: 'offer' })).toBeUndefined();
});
