import { contentJsonSchema, contentKindNames, isContentOwner } from '@forecourt/domain';
import type { ContentDesk } from '../../ports/contentPort.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import type { DatabaseContent } from '../database/openDatabaseContent.ts';
import { nameOf, recordBody, type ContentAnswer, type ContentCall } from './contentAnswer.ts';
import { checkOwner, type ContentCaller } from './contentKeys.ts';
import { CallRefused, keyOfPath, readKind } from './readCall.ts';

export interface ContentReadsDeps {
  desk: ContentDesk;
  pushed: Pick<DatabaseContent, 'list'>;
  sites: Pick<SiteStore, 'bySlug'>;
}

/** Calls of the content API that change nothing. */
export interface ContentReads {
  /** Records of the database, page by page. */
  list(call: ContentCall, caller: ContentCaller): Promise<ContentAnswer>;
  /** What a site shows of a kind, or of one record: also what files and wider owners say. */
  shown(call: ContentCall, caller: ContentCaller): Promise<ContentAnswer>;
  /** The kinds, or the fields of one as JSON Schema. */
  schema(call: ContentCall): ContentAnswer;
}

const pageSize = 200;

export function openContentReads({ desk, pushed, sites }: ContentReadsDeps): ContentReads {
  return {
    async list({ query }: ContentCall, caller: ContentCaller): Promise<ContentAnswer> {
      const [owner, kind, after] = ['owner', 'kind', 'after'].map((name) => query.get(name));
      if (owner && !isContentOwner(owner)) throw new CallRefused(404, `There is no owner '${owner}'.`);
      checkOwner(caller, owner && isContentOwner(owner) ? owner : null);
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
    },
    async shown({ path }: ContentCall, caller: ContentCaller): Promise<ContentAnswer> {
      const [, site = '', kindName, slug] = path.split('/').slice(1);
      checkOwner(caller, `sites/${site}`);
      if (!sites.bySlug(site)) throw new CallRefused(404, `There is no site '${site}'.`);
      const kind = readKind(kindName);
      if (slug === undefined) return { status: 200, body: { records: desk.entries({ slug: site }, kind) } };
      const record = await desk.find({ slug: site }, kind, slug);
      if (!record) throw new CallRefused(404, `${site} has no ${kind} '${slug}'.`);
      return { status: 200, body: record };
    },
    schema({ path }) {
      const kind = path.slice('/schema/'.length);
      return { status: 200, body: kind === '' ? { kinds: contentKindNames } : contentJsonSchema(readKind(kind)) };
    },
  };
}
