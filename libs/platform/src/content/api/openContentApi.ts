import { isContentOwner } from '@forecourt/domain';
import { posix } from 'node:path';
import type { ContentDesk, ContentProblem } from '../../ports/contentPort.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import type { ContentWrite, DatabaseContent } from '../database/openDatabaseContent.ts';
import type { OpenedContent } from '../openContent.ts';
import { makePreview } from '../preview/makePreview.ts';
import type { PreviewLinks } from '../preview/previewLinks.ts';
import type { ProposedContent } from '../checkProposedContent.ts';
import { openGate } from '../../limits/openGate.ts';
import type { ContentPictures } from '../pictures/openContentPictures.ts';
import { openPictureAnswer, picturesPath } from './answerPicture.ts';
import {
  etagOf,
  nameOf,
  recordBody,
  refusal,
  wrongContent,
  type ContentAnswer,
  type ContentCall,
} from './contentAnswer.ts';
import { callerOf, checkOwner, problemsFor, type ContentCaller, type ContentKeys } from './contentKeys.ts';
import { openContentReads } from './contentReads.ts';
import {
  CallRefused,
  draftPath,
  expectedVersion,
  keyOfPath,
  publishPath,
  readBatch,
  readJson,
  readKind,
} from './readCall.ts';

/** What a call did to a record. */
export type ContentAction = 'stored' | 'removed' | 'draft stored' | 'draft removed' | 'published' | 'picture stored';

/** One change, for the log. */
export interface ContentAudit {
  action: ContentAction;
  /** Its name; of a picture its address. */
  record: string;
  version: number;
  /** Whose key or session it was. */
  key: string;
}

export interface ContentApiOptions {
  content: OpenedContent;
  desk: ContentDesk;
  pushed: DatabaseContent;
  pictures: Pick<ContentPictures, 'add'>;
  sites: SiteStore;
  /** Who may call; null switches the API off. */
  keys: ContentKeys;
  links: PreviewLinks;
  now: () => Date;
  /** Called with every change that was made; gets names and versions, no content. */
  audit: (change: ContentAudit) => void;
}

export interface ContentApi {
  /** Checks the key before the body is read. @returns the error answer, or null for a call with the right key */
  refuse(headers: ContentCall['headers']): ContentAnswer | null;
  /** @param caller who calls without a key, such as a person who is signed in. @default the owner of the call's key */
  answer(call: ContentCall, caller?: ContentCaller): Promise<ContentAnswer>;
}

function actionOf({ fields, isDraft, publishes }: ContentWrite): ContentAction {
  if (publishes) return 'published';
  if (isDraft) return fields ? 'draft stored' : 'draft removed';
  return fields ? 'stored' : 'removed';
}

/** HTTP API for external content systems: reads, stores and removes records, with the admin key, or with a key for some sites. */
export function openContentApi({
  content,
  desk,
  pushed,
  pictures,
  sites,
  keys,
  links,
  now,
  audit,
}: ContentApiOptions): ContentApi {
  const oneAtATime = openGate({ maxRunning: 1, maxWaiting: Infinity });
  const { list, shown, schema } = openContentReads({ desk, pushed, sites });
  const addPicture = openPictureAnswer({
    pictures,
    sites,
    onStored: (record, { name }) => audit({ action: 'picture stored', record, version: 1, key: name }),
  });

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
  const store = (caller: ContentCaller, writes: readonly ContentWrite[]) =>
    oneAtATime(async () => {
      await content.refresh();
      const written = await pushed.write(writes, check);
      if (!written.ok) return written;
      await content.refresh();
      for (const [at, one] of writes.entries())
        audit({
          action: actionOf(one),
          record: nameOf(one),
          version: written.records[at]?.version ?? 0,
          key: caller.name,
        });
      return written;
    });

  async function write(
    caller: ContentCaller,
    writes: readonly ContentWrite[],
    onStored: (written: { version: number; updatedAt: Date }[]) => ContentAnswer,
  ) {
    for (const { owner } of writes) checkOwner(caller, owner);
    const written = await store(caller, writes);
    if (written.ok) return onStored(written.records);
    if (written.reason === 'wrong') return wrongContent(written.problems);
    if (written.reason === 'no draft') {
      return refusal(404, `Nothing was stored: ${nameOf(written.record)} has no draft in the database.`);
    }
    const { record, version } = written;
    const state = version === 0 ? 'is not stored' : `is at version ${version} by now`;
    return refusal(412, `Nothing was stored: ${nameOf(record)} ${state}. Read it again.`);
  }

  /** Of a record as published, or of its draft. */
  async function answerRecord(call: ContentCall, caller: ContentCaller): Promise<ContentAnswer> {
    const isDraft = draftPath.test(call.path);
    const name = keyOfPath(isDraft ? posix.dirname(call.path) : call.path);
    checkOwner(caller, name.owner);
    const stored = await pushed.find(name);
    const isStored = isDraft ? stored?.draft : stored?.fields;
    const missing = refusal(404, `${nameOf(name)} ${isDraft ? 'has no draft' : 'is not'} in the database.`);
    if (call.method === 'GET') {
      if (!stored || !isStored) return missing;
      const headers = { etag: etagOf(stored) };
      const isKnown = call.headers['if-none-match'] === headers.etag;
      return isKnown ? { status: 304, headers, body: null } : { status: 200, headers, body: recordBody(stored) };
    }
    const expected = expectedVersion(call);
    const recordWrite = { ...name, ...(expected !== undefined && { expected }), ...(isDraft && { isDraft }) };
    if (call.method === 'DELETE') {
      if (!isStored) return missing;
      return write(caller, [{ ...recordWrite, fields: null }], () => ({ status: 204, body: null }));
    }
    const fields = readJson(call);
    return write(caller, [{ ...recordWrite, fields, keepsOtherFields: call.method === 'PATCH' }], ([record]) => ({
      status: isStored ? 200 : 201,
      headers: { etag: etagOf(record ?? { version: 0 }) },
      body: { ...name, version: record?.version, updated: record?.updatedAt.toISOString() },
    }));
  }

  function publish(call: ContentCall, caller: ContentCaller): Promise<ContentAnswer> {
    const name = keyOfPath(posix.dirname(call.path));
    const expected = expectedVersion(call);
    const publication = { ...name, fields: null, publishes: true, ...(expected !== undefined && { expected }) };
    return write(caller, [publication], ([record]) => ({
      status: 200,
      headers: { etag: etagOf(record ?? { version: 0 }) },
      body: { ...name, version: record?.version, updated: record?.updatedAt.toISOString() },
    }));
  }

  function preview(call: ContentCall, caller: ContentCaller): ContentAnswer {
    const { site, kind, slug, owner, path, hours, ...others } = readJson(call);
    const isOwner = owner === undefined || (typeof owner === 'string' && isContentOwner(owner));
    if (typeof site !== 'string' || typeof slug !== 'string' || !isOwner || Object.keys(others).length > 0) {
      throw new CallRefused(
        400,
        'Send {"site":"…","kind":"…","slug":"…"}, and where wanted "owner", "path" and "hours".',
      );
    }
    const requested = { site, kind: readKind(kind), slug };
    checkOwner(caller, `sites/${site}`);
    const shown = owner ?? content.versionsToPreview(site, requested.kind, slug)[0]?.owner;
    if (shown) checkOwner(caller, shown);
    const made = makePreview(
      { content, sites, links, now },
      {
        ...requested,
        owner: shown,
        path: path === undefined ? undefined : String(path),
        hours: hours === undefined ? undefined : Number(hours),
      },
    );
    return made.ok
      ? { status: 201, body: { url: made.url, until: made.until.toISOString() } }
      : refusal(422, made.message);
  }

  interface Route {
    pattern: RegExp;
    methods: Readonly<
      Record<string, (call: ContentCall, caller: ContentCaller) => ContentAnswer | Promise<ContentAnswer>>
    >;
  }
  const batch = (call: ContentCall, caller: ContentCaller) =>
    write(caller, readBatch(call), (records) => ({ status: 200, body: { stored: records.length } }));
  const routes: readonly Route[] = [
    { pattern: /^\/?$/, methods: { GET: list, POST: batch } },
    { pattern: /^\/schema(\/|$)/, methods: { GET: schema } },
    {
      pattern: /^\/problems$/,
      methods: { GET: (_, caller) => ({ status: 200, body: { problems: problemsFor(caller, content.problems()) } }) },
    },
    { pattern: /^\/shown\/[^/]+\/[^/]+(\/[^/]+)?$/, methods: { GET: shown } },
    { pattern: /^\/previews$/, methods: { POST: preview } },
    { pattern: picturesPath, methods: { POST: addPicture } },
    { pattern: publishPath, methods: { POST: publish } },
    { pattern: /./, methods: { GET: answerRecord, PUT: answerRecord, PATCH: answerRecord, DELETE: answerRecord } },
  ];

  return {
    refuse(headers) {
      if (keys.admin === null && Object.keys(keys.sites).length === 0)
        return refusal(403, 'Set FORECOURT_ADMIN_KEY or FORECOURT_SITE_KEYS to store content over HTTP.');
      if (callerOf(keys, headers)) return null;
      return refusal(401, 'Send your key: authorization: Bearer {key}.', { 'www-authenticate': 'Bearer' });
    },
    async answer(call, signedIn) {
      const methods = routes.find(({ pattern }) => pattern.test(call.path))?.methods ?? {};
      const handler = methods[call.method === 'HEAD' ? 'GET' : call.method];
      const allow = Object.keys(methods).join(', ');
      const caller = signedIn ?? callerOf(keys, call.headers);
      if (!caller) return refusal(401, 'Send your key: authorization: Bearer {key}.');
      if (!handler) return refusal(405, `This address takes ${allow}.`, { allow });
      try {
        return await handler({ ...call, method: call.method === 'HEAD' ? 'GET' : call.method }, caller);
      } catch (fault) {
        if (fault instanceof CallRefused) return fault.answer;
        throw fault;
      }
    },
  };
}
