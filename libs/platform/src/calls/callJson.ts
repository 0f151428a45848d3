import { readBounded } from './readBounded.ts';

/** What came back, or why nothing did. The words are for logs: they repeat nothing that was sent. */
export type JsonAnswer = { ok: true; status: number; body: unknown } | { ok: false; why: string };

export interface JsonCall {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Longest wait for the whole answer, in milliseconds. */
  limitMs: number;
}

/** Longest answer that is read, in bytes. */
const maxBytes = 262_144;

/** Asks another company's service. Redirects are not followed: the key would go along. */
export async function callJson(url: URL, { method = 'GET', headers, body, limitMs }: JsonCall): Promise<JsonAnswer> {
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
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await readBounded(response, maxBytes);
    if (text === null) return { ok: false, why: 'The answer is too long' };
    return { ok: true, status: response.status, body: parsed(text) };
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'TimeoutError') return { ok: false, why: 'No answer in time' };
    const cause = fault instanceof Error ? (fault.cause as { code?: unknown } | undefined) : undefined;
    return { ok: false, why: `Not to be reached (${String(cause?.code ?? 'no code')})` };
  }
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
