import { contentKindNames, contentKinds, isContentOwner } from '@forecourt/domain';
import { z } from 'zod';
import type { ContentProblem } from '../../ports/contentPort.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { isSameSecret } from '../../secrets/sameSecret.ts';
import type { ContentWrite, DatabaseContent } from '../database/openDatabaseContent.ts';
import type { OpenedContent } from '../openContent.ts';
import { makePreview } from '../preview/makePreview.ts';
import type { PreviewLinks } from '../preview/previewLinks.ts';
import type { ProposedContent } from '../checkProposedContent.ts';
import {
  etagOf,
  nameOf,
  recordBody,
  refusal,
  wrongContent,
  type ContentAnswer,
  type ContentCall,
} from './contentAnswer.ts';
import { CallRefused, expectedVersion, keyOfPath, readBatch, readJson, readKind } from './readCall.ts';

export interface ContentApiOptions {
  content: OpenedContent;
  pushed: DatabaseContent;
  sites: SiteStore;
  /** Who may call; null switches the API off. */
  key: string | null;
  links: PreviewLinks;
  now: () => Date;
  /** Called with every change that was made; gets names and versions, no content. */
  audit: (change: { action: 'stored' | 'removed'; record: string; version: number }) => void;
}

export interface ContentApi {
  /** Checks the key before the body is read. @returns the error answer, or null for a call with the right key */
  refuse(headers: ContentCall['headers']): ContentAnswer | null;
  answer(call: ContentCall): Promise<ContentAnswer>;
}

const pageSize = 200;

/** HTTP API for external content systems: reads, stores and removes records, with the admin key. */
export function openContentApi({ content, pushed, sites, key, links, now, audit }: ContentApiOptions): ContentApi {
  let queue: Promise<unknown> = Promise.resolve();

  function check(changes: readonly ProposedContent[]): ContentProblem[] {
    const unknownSites = changes.flatMap(({ owner, kind, slug }) => {
      const site = owner.startsWith('sites/') ? owner.slice('sites/'.length) : null;
      if (site === null || sites.bySlug(site)) return [];
      const names = sites.all().map((one) => one.slug);
      const message = `there is no site '${site}': use one of ${names.join(', ')}`;
      return [{ origin: nameOf({ owner, kind, slug }), field: null, message }];
    });
    return [...unknownSites, ...content.problemsIf(changes)];
  }

  /** Runs writes one at a time, so that each is checked against the result of the one before. */
  async function store(writes: readonly ContentWrite[]) {
    const work = async () => {
      await content.refresh();
      const written = await pushed.write(writes, check);
      if (!written.ok) return written;
      await content.refresh();
      for (const record of written.records)
        audit({ action: record.fields ? 'stored' : 'removed', record: nameOf(record), version: record.version });
      return written;
    };
    const done = queue.then(work, work);
    queue = done.catch(() => undefined);
    return done;
  }

  async function write(
    writes: readonly ContentWrite[],
    onStored: (written: { version: number; updatedAt: Date }[]) => ContentAnswer,
  ) {
    const written = await store(writes);
    if (written.ok) return onStored(written.records);
    if (written.reason === 'wrong') return wrongContent(written.problems);
    const { record, version } = written;
    const state = version === 0 ? 'is not stored' : `is at version ${version} by now`;
    return refusal(412, `Nothing was stored: ${nameOf(record)} ${state}. Read it again.`);
  }

  async function answerRecord(call: ContentCall): Promise<ContentAnswer> {
    const name = keyOfPath(call.path);
    const stored = await pushed.find(name);
    const missing = refusal(404, `${nameOf(name)} is not in the database.`);
    if (call.method === 'GET') {
      if (!stored?.fields) return missing;
      const headers = { etag: etagOf(stored) };
      const isKnown = call.headers['if-none-match'] === headers.etag;
      return isKnown ? { status: 304, headers, body: null } : { status: 200, headers, body: recordBody(stored) };
    }
    const expected = expectedVersion(call);
    const given = { ...name, ...(expected !== undefined && { expected }) };
    if (call.method === 'DELETE') {
      if (!stored?.fields) return missing;
      return write([{ ...given, fields: null }], () => ({ status: 204, body: null }));
    }
    const fields = readJson(call);
    return write([{ ...given, fields, keepsOtherFields: call.method === 'PATCH' }], ([record]) => ({
      status: stored?.fields ? 200 : 201,
      headers: { etag: etagOf(record ?? { version: 0 }) },
      body: { ...name, version: record?.version, updated: record?.updatedAt.toISOString() },
    }));
  }

  async function list({ query }: ContentCall): Promise<ContentAnswer> {
    const [owner, kind, after] = ['owner', 'kind', 'after'].map((name) => query.get(name));
    if (owner && !isContentOwner(owner)) throw new CallRefused(404, `There is no owner '${owner}'.`);
    const records = await pushed.list(
      {
        ...(owner && isContentOwner(owner) && { owner }),
        ...(kind && { kind: readKind(kind) }),
        ...(after && { after: keyOfPath(`/${after}`) }),
      },
      pageSize + 1,
    );
    const last = records.length > pageSize ? records[pageSize - 1] : undefined;
    return {
      status: 200,
      body: {
        records: records.slice(0, pageSize).map((record) => recordBody(record)),
        next: last ? nameOf(last) : null,
      },
    };
  }

  function preview(call: ContentCall): ContentAnswer {
    const { site, kind, slug, path, hours, ...others } = readJson(call);
    if (typeof site !== 'string' || typeof slug !== 'string' || Object.keys(others).length > 0) {
      throw new CallRefused(400, 'Send {"site":"…","kind":"…","slug":"…"}, and where wanted "path" and "hours".');
    }
    const requested = { site, kind: readKind(kind), slug };
    const made = makePreview(
      { content, sites, links, now },
      {
        ...requested,
        path: path === undefined ? undefined : String(path),
        hours: hours === undefined ? undefined : Number(hours),
      },
    );
    return made.ok
      ? { status: 201, body: { url: made.url, until: made.until.toISOString() } }
      : refusal(422, made.message);
  }

  function schema(kind: string): ContentAnswer {
    if (kind === '') return { status: 200, body: { kinds: contentKindNames } };
    const body = z.toJSONSchema(contentKinds[readKind(kind)].schema, { io: 'input', unrepresentable: 'any' });
    return { status: 200, body };
  }

  interface Route {
    pattern: RegExp;
    methods: Readonly<Record<string, (call: ContentCall) => ContentAnswer | Promise<ContentAnswer>>>;
  }
  const batch = (call: ContentCall) =>
    write(readBatch(call), (records) => ({ status: 200, body: { stored: records.length } }));
  const routes: readonly Route[] = [
    { pattern: /^\/?$/, methods: { GET: list, POST: batch } },
    { pattern: /^\/schema(\/|$)/, methods: { GET: ({ path }) => schema(path.slice('/schema/'.length)) } },
    { pattern: /^\/problems$/, methods: { GET: () => ({ status: 200, body: { problems: content.problems() } }) } },
    { pattern: /^\/previews$/, methods: { POST: preview } },
    { pattern: /./, methods: { GET: answerRecord, PUT: answerRecord, PATCH: answerRecord, DELETE: answerRecord } },
  ];

  return {
    refuse({ authorization }) {
      if (key === null) return refusal(403, 'Set FORECOURT_ADMIN_KEY to store content over HTTP.');
      const given = /^Bearer (.{1,500})$/.exec(String(authorization ?? ''))?.[1] ?? '';
      if (isSameSecret(given, key)) return null;
      return refusal(401, 'Send the admin key: authorization: Bearer {key}.', { 'www-authenticate': 'Bearer' });
    },
    async answer(call) {
      const methods = routes.find(({ pattern }) => pattern.test(call.path))?.methods ?? {};
      const handler = methods[call.method === 'HEAD' ? 'GET' : call.method];
      const allow = Object.keys(methods).join(', ');
      if (!handler) return refusal(405, `This address takes ${allow}.`, { allow });
      try {
        return await handler({ ...call, method: call.method === 'HEAD' ? 'GET' : call.method });
      } catch (fault) {
        if (fault instanceof CallRefused) return fault.answer;
        throw fault;
      }
    },
  };
}
