/**
 * The steps from what the framework renders to what is sent, in their order. A page does without a step that throws:
 * - `cards`, `searchTemplate`: what other pages may use of it is not stored;
 * - `compression`: it is sent as plain text;
 * - any other: the framework's own bytes are sent, with a policy that fits them.
 */
export const pageStages = [
  'cards',
  'searchTemplate',
  'payload',
  'criticalCss',
  'deferScripts',
  'externalizePayload',
  'policy',
  'vehicles',
  'worker',
  'compression',
] as const;

export type PageStage = (typeof pageStages)[number];

/** A step that threw. */
export interface StageFailure {
  stage: PageStage;
  /** The error with its stack, as text: it may come from another thread. */
  error: string;
}

export type ReportFailure = (failure: StageFailure) => void;

export function stageFailure(stage: PageStage, error: unknown): StageFailure {
  return { stage, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Does a step without which the page can be sent. @param fallback what stands in for its result, should it throw */
export function attemptStage<Result>(
  stage: PageStage,
  work: () => Result,
  fallback: Result,
  report: ReportFailure = () => undefined,
): Result {
  try {
    return work();
  } catch (error) {
    report(stageFailure(stage, error));
    return fallback;
  }
}
