import { Refusal } from '../../Refusal.ts';
import { any, isSet, part, written, type WireCall, type WireRoute } from './wireCall.ts';

const at = (...rest: string[]): string[] => ['indexes', any, 'synonyms', ...rest];

async function saveOne(call: WireCall): Promise<unknown> {
  const id = part(call, 1);
  if (call.body.objectID !== undefined && call.body.objectID !== id) {
    throw new Refusal(400, `objectID: expected ${JSON.stringify(id)}, as in the path`);
  }
  await call.engine.call('saveSynonyms', part(call, 0), [{ ...call.body, objectID: id }], { replaceExisting: false });
  return written(call, { id });
}

/** Words that find each other, of one index. */
export const synonymRoutes: readonly WireRoute[] = [
  {
    method: 'POST',
    path: at('batch'),
    key: 'admin',
    run: async (call) => {
      const replaceExisting = isSet(call, 'replaceExistingSynonyms');
      await call.engine.call('saveSynonyms', part(call, 0), call.list ?? call.body, { replaceExisting });
      return written(call);
    },
  },
  {
    method: 'POST',
    path: at('search'),
    key: 'admin',
    run: (call) => call.engine.call('searchSynonyms', part(call, 0), call.body),
  },
  {
    method: 'POST',
    path: at('clear'),
    key: 'admin',
    run: async (call) => {
      await call.engine.call('clearSynonyms', part(call, 0));
      return written(call);
    },
  },
  {
    method: 'GET',
    path: at(any),
    key: 'admin',
    run: async (call) => {
      const found = await call.engine.call('synonym', part(call, 0), part(call, 1));
      if (!found) throw new Refusal(404, 'Synonym set does not exist');
      return found;
    },
  },
  { method: 'PUT', path: at(any), key: 'admin', run: saveOne },
  {
    method: 'DELETE',
    path: at(any),
    key: 'admin',
    run: async (call) => {
      await call.engine.call('deleteSynonym', part(call, 0), part(call, 1));
      return { taskID: call.now.getTime(), deletedAt: call.now.toISOString() };
    },
  },
];
