import { LRUCache } from 'lru-cache';

export interface KeptAnswerParts<Answer> {
  /** Asks another company's service. Does not throw. */
  ask(key: string): Promise<Answer>;
  now: () => Date;
  /** How long an answer holds, in milliseconds. */
  keptForMs(answer: Answer): number;
  /** Answers kept in memory. */
  max: number;
}

export interface KeptAnswers<Answer> {
  /** What is known already. */
  known(key: string): Answer | null;
  /** Asks, once for all that want to know the same meanwhile. */
  ask(key: string): Promise<Answer>;
}

/** Answers of a service, each asked for once in a while. */
export function keepAnswers<Answer extends object>(parts: KeptAnswerParts<Answer>): KeptAnswers<Answer> {
  const { now, keptForMs, max } = parts;
  const kept = new LRUCache<string, { answer: Answer; until: number }>({ max });
  const underWay = new Map<string, Promise<Answer>>();

  async function lookUp(key: string): Promise<Answer> {
    const answer = await parts.ask(key);
    kept.set(key, { answer, until: now().getTime() + keptForMs(answer) });
    return answer;
  }

  return {
    known(key) {
      const one = kept.get(key);
      return one && one.until > now().getTime() ? one.answer : null;
    },
    ask(key) {
      const asking = underWay.get(key) ?? lookUp(key);
      underWay.set(key, asking);
      return asking.finally(() => underWay.delete(key));
    },
  };
}
