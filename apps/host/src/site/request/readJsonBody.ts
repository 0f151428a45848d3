import { parseJson } from '@forecourt/domain/answers';
import { readText } from './readText.ts';

export type JsonBody =
  | { ok: true; values: Record<string, unknown> }
  | {
      ok: false;
      status: 400 | 413 | 415;
      /** Message for the developer of the client; the site's own pages send valid bodies. */
      error: string;
    };

/**
 * Whether a request's content type is one of these. Another site's page cannot send JSON without a preflight request.
 */
export function isSentAs(request: Request, types: readonly string[]): boolean {
  const contentType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return types.includes(contentType);
}

/** Whether a text of it has a NUL, which no database stores and nobody types. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul);

/** The JSON object in a request's body. Too long a body is refused as soon as that is known. @param longest bytes */
export async function readJsonBody(request: Request, longest: number): Promise<JsonBody> {
  if (!isSentAs(request, ['application/json'])) {
    return { ok: false, status: 415, error: 'Send it as application/json.' };
  }
  const text = await readText(request, longest);
  if (text === null) return { ok: false, status: 413, error: `It may have ${longest} bytes at most.` };
  try {
    const parsed = parseJson(text);
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed) && !hasNul(parsed)) {
      return { ok: true, values: parsed as Record<string, unknown> };
    }
  } catch {
    // Reported below.
  }
  return { ok: false, status: 400, error: 'We couldn’t read that. Please reload the page and send it again.' };
}
