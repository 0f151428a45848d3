import { readLiveFacts, type LiveFacts } from '../../model/liveFacts.ts';

/** Fetches the live facts. Null on any failure: the page then stays as it was served. */
export async function fetchLiveFacts(path: string, signal: AbortSignal): Promise<LiveFacts | null> {
  try {
    const answer = await fetch(path, { signal, headers: { accept: 'application/json' }, cache: 'no-store' });
    return answer.ok ? readLiveFacts(await answer.json()) : null;
  } catch {
    return null;
  }
}
