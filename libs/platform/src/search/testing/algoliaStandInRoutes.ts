import { type EngineThread, isObject, readParams, Refusal } from '@forecourt/search-engine';

export interface RemoteRequest {
  method: string;
  path: string;
  key: 'search' | 'admin';
  search: URLSearchParams;
  body: unknown;
}

type Work = () => Promise<unknown>;
type Body = Record<string, unknown>;

/** A boundary that lets every record through: the engine needs dealerships, Algolia has none. */
class OpenBoundary {
  private readonly dealers = new Set<string>();

  note(body: unknown): void {
    if (isObject(body) && typeof body.dealership_id === 'string') this.dealers.add(body.dealership_id);
  }

  get all() {
    return { dealershipIds: [...this.dealers], filters: '' };
  }
}

/** Accepts writes at once and applies them when their task is polled: a client that does not wait does not see them. */
class Tasks {
  private readonly waiting: { id: number; work: Work }[] = [];
  private last = 0;
  private readonly polled = new Set<number>();

  accept(work: Work): number {
    this.last += 1;
    this.waiting.push({ id: this.last, work });
    return this.last;
  }

  async ask(id: number): Promise<'published' | 'notPublished'> {
    if (!this.polled.has(id)) {
      this.polled.add(id);
      return 'notPublished';
    }
    while (this.waiting[0] && this.waiting[0].id <= id) await this.waiting.shift()?.work();
    return 'published';
  }
}

/** Answers as Algolia's REST interface does, as far as the platform uses it. */
export function answerRemote(engine: EngineThread): (request: RemoteRequest) => Promise<unknown> {
  const boundary = new OpenBoundary();
  const tasks = new Tasks();
  const replicaSettings = new Map<string, Body>();
  const known = async (name: string): Promise<void> => {
    if (!replicaSettings.has(name) && !written.has(name)) throw new Refusal(404, `Index ${name} does not exist`);
  };
  const written = new Set<string>();
  const accept = (work: Work) => ({ taskID: tasks.accept(work), updatedAt: '2026-11-10T09:30:00.000Z' });

  async function query(entry: unknown): Promise<unknown> {
    const { indexName, type, facet, ...flat } = entry as Body;
    await known(String(indexName));
    const one = { index: String(indexName), facet: type === 'facet' ? String(facet) : null, params: readParams(flat) };
    const [result] = await engine.call('query', [one], boundary.all);
    return { ...(result as Body), serverUsed: 'stand-in', index: String(indexName) };
  }

  async function write(index: string, requests: unknown): Promise<unknown> {
    const list = requests as { action: string; body?: Body }[];
    for (const { body } of list) boundary.note(body);
    return accept(async () => {
      written.add(index);
      await engine.call('batch', index, list);
    });
  }

  async function saveSettings(index: string, body: Body): Promise<unknown> {
    const names = Array.isArray(body.replicas) ? body.replicas.map(String) : [];
    return accept(async () => {
      for (const name of names) replicaSettings.set(name, replicaSettings.get(name) ?? { primary: index });
      const own = replicaSettings.get(index);
      if (own) replicaSettings.set(index, { ...own, ...body });
      else written.add(index);
      await engine.call('setSettings', index, body);
    });
  }

  function operate(index: string, body: Body): unknown {
    const { operation, destination, scope } = body;
    const names = Array.isArray(scope) ? scope.map(String) : null;
    return accept(async () => {
      await engine.call('operation', operation === 'move' ? 'move' : 'copy', index, String(destination), names);
      written.add(String(destination));
      if (operation === 'move') written.delete(index);
    });
  }

  async function onIndex(index: string, rest: string, { method, body, search }: RemoteRequest): Promise<unknown> {
    const given = isObject(body) ? body : {};
    switch (`${method} ${rest}`) {
      case 'POST query':
        return query({ ...given, indexName: index });
      case 'POST browse':
        await known(index);
        return engine.call('browse', index, readParams(given), boundary.all);
      case 'POST batch':
        return { ...((await write(index, given.requests)) as Body), objectIDs: [] };
      case 'POST clear':
        return accept(() => engine.call('clearIndex', index));
      case 'POST deleteByQuery':
        return accept(() => engine.call('deleteBy', index, readParams(given)));
      case 'POST operation':
        if (given.operation === 'copy') await known(index);
        return operate(index, given);
      case 'GET settings':
        await known(index);
        return replicaSettings.get(index) ?? engine.call('settings', index);
      case 'PUT settings':
        return saveSettings(index, given);
      case 'POST synonyms/batch': {
        const replaceExisting = search.get('replaceExistingSynonyms') === 'true';
        return accept(() => engine.call('saveSynonyms', index, body, { replaceExisting }));
      }
      case 'POST synonyms/search':
        await known(index);
        return engine.call('searchSynonyms', index, given);
      case 'POST synonyms/clear':
        return accept(() => engine.call('clearSynonyms', index));
      case 'DELETE ':
        written.delete(index);
        return { ...accept(() => engine.call('deleteIndex', index)), deletedAt: '2026-11-10T09:30:00.000Z' };
      default:
        return onPart(index, rest, method);
    }
  }

  async function onPart(index: string, rest: string, method: string): Promise<unknown> {
    const [kind, id = ''] = rest.split('/').map(decodeURIComponent);
    if (kind === 'task') return { status: await tasks.ask(Number(id)), pendingTask: false };
    if (kind === 'synonyms' && method === 'DELETE') {
      return { ...accept(() => engine.call('deleteSynonym', index, id)), deletedAt: '2026-11-10T09:30:00.000Z' };
    }
    const found = kind === 'synonyms' ? await engine.call('synonym', index, id) : null;
    if (!found) throw new Refusal(404, `Path /1/indexes/${index}/${rest} not supported by this API`);
    return found;
  }

  return async (request) => {
    const { method, path, key } = request;
    const isRead = /\/(queries|query)$/.test(path);
    if (key === 'search' && !isRead) throw new Refusal(403, 'Method not allowed with this API key');
    if (path === '/1/indexes/*/queries') {
      const { requests } = request.body as { requests: unknown[] };
      const results: unknown[] = [];
      for (const one of requests) results.push(await query(one));
      return { results };
    }
    if (path === '/1/indexes/*/objects') {
      const { requests } = request.body as { requests: { indexName: string; objectID: string }[] };
      const reads = requests.map(({ indexName: index, objectID }) => ({ index, objectID, attributesToRetrieve: null }));
      return { results: await engine.call('objects', reads, boundary.all) };
    }
    if (path === '/1/indexes' && method === 'GET') {
      const all = await engine.call('list');
      return { items: all.filter(({ name }) => written.has(name)), nbPages: 1 };
    }
    const found = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path);
    if (!found) throw new Refusal(404, `Path ${path} not supported by this API`);
    return onIndex(decodeURIComponent(found[1] ?? ''), found[2] ?? '', request);
  };
}
