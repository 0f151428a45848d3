/** What is told of a span beside its name and time. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A piece of work in a trace. */
export interface OpenSpan {
  /** Names it anew, once it is known what the work was. */
  describe(name: string, facts: SpanFacts): void;
}

export interface Tracer {
  /** Measures work. A promise that fails, or an exception, is told with it. */
  span<Result>(name: string, facts: SpanFacts, work: () => Result): Result;
  active(): OpenSpan | null;
}

/** Null until tracing is switched on, which few hosts do: then work costs one comparison more. */
let tracer: Tracer | null = null;

/** Switches tracing on, or off with null. */
export function traceWith(given: Tracer | null): void {
  tracer = given;
}

/**
 * Does work as a span of the trace of its request.
 * @param name closed set: nothing of a visitor's @param facts nothing of a visitor's either
 */
export const inSpan = <Result>(name: string, facts: SpanFacts, work: () => Result): Result =>
  tracer === null ? work() : tracer.span(name, facts, work);

/** The span that the running code belongs to; null where nothing is traced. */
export const activeSpan = (): OpenSpan | null => tracer?.active() ?? null;
