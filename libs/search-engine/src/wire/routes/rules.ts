import { Refusal } from '../../Refusal.ts';
import { any, written, type WireCall, type WireRoute } from './wireCall.ts';

const at = (...rest: string[]): string[] => ['indexes', any, 'rules', ...rest];

function refuse(): never {
  throw new Refusal(400, 'rules: not supported; rank with customRanking and promote with the site’s promo cards');
}

async function saveNone(call: WireCall): Promise<unknown> {
  if (call.list === null) throw new Refusal(400, 'body: expected a list of rules');
  if (call.list.length > 0) refuse();
  return written(call);
}

/**
 * Query rules are not part of the service: a rule could widen or reorder what a site shows. Clients that copy an index
 * ask for its rules, and are told that there are none.
 */
export const ruleRoutes: readonly WireRoute[] = [
  {
    method: 'POST',
    path: at('search'),
    key: 'admin',
    run: async () => ({ hits: [], nbHits: 0, page: 0, nbPages: 0 }),
  },
  { method: 'POST', path: at('clear'), key: 'admin', run: async (call) => written(call) },
  { method: 'POST', path: at('batch'), key: 'admin', run: saveNone },
  {
    method: 'GET',
    path: at(any),
    key: 'admin',
    run: async () => {
      throw new Refusal(404, 'Rule does not exist');
    },
  },
  { method: 'PUT', path: at(any), key: 'admin', run: async () => refuse() },
  { method: 'DELETE', path: at(any), key: 'admin', run: async (call) => written(call) },
];
