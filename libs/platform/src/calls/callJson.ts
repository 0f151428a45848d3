import { parseJson } from '@forecourt/domain/answers';
import { readBounded } from './readBounded.ts';

/** The answer, or why there is none. The reason is for logs and quotes nothing that was sent. */
export type JsonAnswer = { ok: true; status: number; body: unknown } | { ok: false; reason: string };

export interface JsonCall {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Time limit of the whole call, in milliseconds. */
  timeoutMs: number;
}

/** Largest answer that is read, in bytes. */
const maxBytes = 262_144;

/** Calls an external service. Redirects are not followed, because they would pass the key on. */
export async function callJson(url: URL, { method = 'GET', headers, body, timeoutMs }: JsonCall): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readBounded(response, maxBytes);
    if (text === null) return { ok: false, reason: 'The answer is too long' };
    return { ok: true, status: response.status, body: parsed(text) };
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'TimeoutError') return { ok: false, reason: 'No answer in time' };
    const cause = fault instanceof Error ? (fault.cause as { code?: unknown } | undefined) : undefined;
    return { ok: false, reason: `Not to be reached (${String(cause?.code ?? 'no code')})` };
  }
}

/** Undefined for text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
