import { contentKindNames, isContentOwner, isContentSlug, type ContentKind } from '@forecourt/domain';
import { parseJson } from '@forecourt/domain/answers';
import type { ContentKey } from '../../ports/contentPort.ts';
import type { ContentWrite } from '../database/openDatabaseContent.ts';
import { refusal, type ContentAnswer, type ContentCall } from './contentAnswer.ts';

/** Most records that one call may store. */
export const maxPerCall = 500;

export class CallRefused extends Error {
  readonly answer: ContentAnswer;
  constructor(status: number, message: string) {
    super(message);
    this.answer = refusal(status, message);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readKind(given: unknown): ContentKind {
  const kind = contentKindNames.find((name) => name === given);
  if (!kind)
    throw new CallRefused(404, `There is no kind '${String(given)}': use one of ${contentKindNames.join(', ')}.`);
  return kind;
}

/** @param place prefix of the error message that says which record is wrong */
function readKey(owner: unknown, kind: unknown, slug: unknown, place = ''): ContentKey {
  if (typeof owner !== 'string' || !isContentOwner(owner)) {
    throw new CallRefused(
      404,
      `${place}The owner is shared, manufacturers/{make} or sites/{site}, not '${String(owner)}'.`,
    );
  }
  if (typeof slug !== 'string' || !isContentSlug(slug)) {
    throw new CallRefused(
      404,
      `${place}The name is written with a to z, 0 to 9 and single hyphens, not '${String(slug)}'.`,
    );
  }
  return { owner, kind: readKind(kind), slug };
}

/** The address of a record's draft. A record that is called so has a shorter one. */
export const draftPath = /^\/(?:shared|[^/]+\/[^/]+)\/[^/]+\/[^/]+\/draft$/;
/** To which one posts to publish a draft. */
export const publishPath = /^\/(?:shared|[^/]+\/[^/]+)\/[^/]+\/[^/]+\/publish$/;

/** @example keyOfPath('/sites/harbour-toyota/page/about-us') */
export function keyOfPath(path: string): ContentKey {
  const parts = path.split('/').slice(1);
  if (parts.length < 3) throw new CallRefused(404, 'A record is /api/content/{owner}/{kind}/{name}.');
  return readKey(parts.slice(0, -2).join('/'), parts.at(-2), parts.at(-1));
}

/** Whether a database can store the value: no lone surrogates and no NUL characters. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Array.isArray(value)) return value.every((one) => isPlain(one));
  return !isObject(value) || Object.entries(value).every(([name, one]) => /^[a-zA-Z_]\w*$/.test(name) && isPlain(one));
}

export function readJson({ headers, body }: ContentCall): Record<string, unknown> {
  const type = String(headers['content-type'] ?? '')
    .split(';')[0]
    ?.trim()
    .toLowerCase();
  if (type !== 'application/json') throw new CallRefused(415, 'Send JSON, and say so: content-type: application/json.');
  let value: unknown;
  try {
    value = parseJson(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
  } catch (fault) {
    throw new CallRefused(400, `The body is not JSON (${(fault as Error).message}).`);
  }
  if (!isObject(value)) throw new CallRefused(400, 'The body is no object: send the fields, such as {"title":"…"}.');
  if (!isPlain(value)) {
    throw new CallRefused(400, 'Names of fields are letters, digits and _, and texts hold whole letters only.');
  }
  return value;
}

/** The version that must be stored for the write to happen: 0 for none, undefined for any. */
export function expectedVersion({ headers }: ContentCall): number | undefined {
  const [match, none] = [headers['if-match'], headers['if-none-match']];
  if (none !== undefined) {
    if (none === '*') return 0;
    throw new CallRefused(400, 'If-None-Match is * for a write: store only what is not there yet.');
  }
  if (match === undefined) return undefined;
  const version = /^"([1-9]\d{0,8})"$/.exec(String(match))?.[1];
  if (version === undefined) throw new CallRefused(400, 'If-Match is the ETag of a record, such as "3".');
  return Number(version);
}

function readWrite(given: unknown, index: number): ContentWrite {
  const place = `records.${index}: `;
  const expected = `${place}write {"owner":"shared","kind":"page","slug":"terms","fields":{…}}, or "remove":true or "publish":true for the fields; "draft":true beside fields or remove is of the draft.`;
  if (!isObject(given)) throw new CallRefused(400, expected);
  const { owner, kind, slug, fields, remove, publish, draft, version, ...others } = given;
  const areFlagsValid = [remove, publish, draft].every((flag) => flag === undefined || flag === true);
  const wishes = [isObject(fields), remove === true, publish === true].filter(Boolean);
  const isOne = wishes.length === 1 && (fields === undefined || isObject(fields)) && !(publish && draft);
  if (Object.keys(others).length > 0 || !areFlagsValid || !isOne) {
    throw new CallRefused(400, expected);
  }
  if (version !== undefined && !(Number.isInteger(version) && Number(version) >= 0)) {
    throw new CallRefused(400, `${place}version is the number of the stored one, or 0 for none.`);
  }
  return {
    ...readKey(owner, kind, slug, place),
    fields: isObject(fields) ? fields : null,
    ...(draft === true && { isDraft: true }),
    ...(publish === true && { publishes: true }),
    ...(version !== undefined && { expected: Number(version) }),
  };
}

export function readBatch(call: ContentCall): ContentWrite[] {
  const { records, ...others } = readJson(call);
  if (!Array.isArray(records) || records.length === 0 || Object.keys(others).length > 0) {
    throw new CallRefused(400, 'Send {"records":[…]}.');
  }
  if (records.length > maxPerCall) throw new CallRefused(413, `Send ${maxPerCall} records at most.`);
  const writes = records.map((record, index) => readWrite(record, index));
  const names = writes.map(({ owner, kind, slug }) => `${owner}/${kind}/${slug}`);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw new CallRefused(400, `${duplicate} is there twice.`);
  return writes;
}
