import { LRUCache } from 'lru-cache';

export interface AnswerCacheOptions<Answer> {
  /** Calls the external service. Does not throw. */
  get(key: string): Promise<Answer>;
  now: () => Date;
  /** How long an answer is cached, in milliseconds. */
  cacheMs(answer: Answer): number;
  /** Most cached answers. */
  max: number;
}

export interface AnswerCache<Answer> {
  /** The cached answer, or null. */
  cached(key: string): Answer | null;
  /** Calls the service; concurrent calls with the same key share one. */
  get(key: string): Promise<Answer>;
}

/** A cache of answers of an external service. */
export function openAnswerCache<Answer extends object>(parts: AnswerCacheOptions<Answer>): AnswerCache<Answer> {
  const { now, cacheMs, max } = parts;
  const cache = new LRUCache<string, { answer: Answer; until: number }>({ max });
  const pending = new Map<string, Promise<Answer>>();

  async function fetchAnswer(key: string): Promise<Answer> {
    const answer = await parts.get(key);
    cache.set(key, { answer, until: now().getTime() + cacheMs(answer) });
    return answer;
  }

  return {
    cached(key) {
      const one = cache.get(key);
      return one && one.until > now().getTime() ? one.answer : null;
    },
    get(key) {
      const asking = pending.get(key) ?? fetchAnswer(key);
      pending.set(key, asking);
      return asking.finally(() => pending.delete(key));
    },
  };
}
