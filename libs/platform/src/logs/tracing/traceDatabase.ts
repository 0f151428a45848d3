import { PGlite } from '@electric-sql/pglite';
import { context, trace, type Span, type Tracer } from '@opentelemetry/api';
import { Client } from 'pg';

type Query = (this: unknown, ...given: unknown[]) => unknown;
interface Asked {
  query: Query;
}

const longest = 500;

/** A statement without its values: what stands in it as a text may be a visitor's. */
function textOf(given: unknown): string {
  const text = typeof given === 'string' ? given : (given as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.replace(/'(?:[^']|'')*'/g, "'?'").slice(0, longest) : '';
}

const isPromise = (result: unknown): result is Promise<unknown> => result instanceof Promise;

/** The query function of a driver, with a span around each statement of a traced request. */
const traced = (spans: Tracer, query: Query): Query =>
  function (this: unknown, ...given) {
    // What a process does of itself, such as looking for jobs, would be most of all traces.
    if (!trace.getActiveSpan()) return query.apply(this, given);
    const text = textOf(given[0]);
    const name =
      /^\s*\(*(?:with|select|insert|update|delete|begin|commit|rollback)\b/i.exec(text)?.[0].trim() ?? 'query';
    const span: Span = spans.startSpan(`database ${name.toLowerCase().replace(/^\(+/, '')}`, {
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
    const last = given.at(-1);
    if (typeof last === 'function') {
      const done = context.bind(context.active(), last as (...answer: unknown[]) => unknown);
      given[given.length - 1] = (...answer: unknown[]) => {
        span.end();
        return done(...answer);
      };
    }
    const result = query.apply(this, given);
    if (isPromise(result)) void result.catch(() => undefined).then(() => span.end());
    return result;
  };

/** Puts spans around the statements of both databases. @returns takes them away */
export function traceDatabase(spans: Tracer): () => void {
  const drivers = [Client.prototype, PGlite.prototype] as unknown as Asked[];
  const leave = drivers.map((driver) => {
    const own = Object.hasOwn(driver, 'query');
    const { query } = driver;
    driver.query = traced(spans, query);
    return () => {
      if (own) driver.query = query;
      else delete (driver as Partial<Asked>).query;
    };
  });
  return () => leave.forEach((one) => one());
}
