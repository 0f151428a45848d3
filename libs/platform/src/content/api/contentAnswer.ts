import type { ContentKey, ContentProblem } from '../../ports/contentPort.ts';
import type { VersionedContent } from '../database/openDatabaseContent.ts';

/** One call of the content API, as received. */
export interface ContentCall {
  method: string;
  /** What follows `/api/content`, not decoded. @example '/shared/page/privacy-policy' */
  path: string;
  query: URLSearchParams;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it was sent: of JSON the text or its bytes, of a picture its bytes. */
  body: string | Uint8Array;
}

export interface ContentAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Null for none. */
  body: object | null;
}

/** A record as the API returns it, with its draft. */
export const recordBody = ({ owner, kind, slug, version, updatedAt, fields, draft }: VersionedContent) => ({
  owner,
  kind,
  slug,
  version,
  updated: updatedAt.toISOString(),
  ...(fields && { fields }),
  ...(draft && { draft }),
});

export const etagOf = ({ version }: { version: number }): string => `"${version}"`;
export const nameOf = ({ owner, kind, slug }: ContentKey): string => `${owner}/${kind}/${slug}`;

/** An error answer: one sentence that says what is wrong and what would be right. */
export const refusal = (status: number, error: string, headers?: Record<string, string>): ContentAnswer => ({
  status,
  body: { error },
  ...(headers && { headers }),
});

export const wrongContent = (problems: readonly ContentProblem[]): ContentAnswer => ({
  status: 422,
  body: { error: 'Not saved: please fix the problems listed.', problems },
});
