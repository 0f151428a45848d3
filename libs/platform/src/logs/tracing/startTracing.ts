import { context, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { describeFault } from '../personalData.ts';
import { traceWith, type OpenSpan, type Tracer } from '../inSpan.ts';
import type { TracingConfig } from './tracingConfig.ts';
import { currentRequestId } from '../requestId.ts';
import { traceDatabase } from './traceDatabase.ts';

/** Ids of traces are those of requests, so that a log line leads to its trace. */
class RequestIds extends RandomIdGenerator {
  override generateTraceId = (): string => currentRequestId() ?? new RandomIdGenerator().generateTraceId();
}

function failed(span: Span, fault: unknown): void {
  // The message of another's software may repeat what a visitor wrote.
  span.setStatus({ code: SpanStatusCode.ERROR, message: describeFault(fault).fault });
}

const openSpanOf = (span: Span): OpenSpan => ({
  describe: (name, facts) => void span.updateName(name).setAttributes(facts),
});

/**
 * Sends traces to a collector. Only loaded where one is set, because it takes some ten megabytes.
 * @returns sends what has not been sent, and ends
 */
export function startTracing({ endpoint, share, service }: TracingConfig & { service: string }): () => Promise<void> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: new RequestIds(),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  // The framework finds it too, and adds its own spans.
  trace.setGlobalTracerProvider(provider);
  const spans = trace.getTracer('forecourt');
  const tracer: Tracer = {
    span: (name, attributes, work) =>
      spans.startActiveSpan(name, { attributes }, (span) => {
        try {
          const result = work();
          if (!(result instanceof Promise)) {
            span.end();
            return result;
          }
          result.then(
            () => span.end(),
            (fault: unknown) => {
              failed(span, fault);
              span.end();
            },
          );
          return result;
        } catch (fault) {
          failed(span, fault);
          span.end();
          throw fault;
        }
      }),
    active: () => {
      const span = trace.getActiveSpan();
      return span ? openSpanOf(span) : null;
    },
  };
  traceWith(tracer);
  const leaveDatabase = traceDatabase(spans);
  return async () => {
    leaveDatabase();
    traceWith(null);
    await provider.shutdown().catch(() => undefined);
  };
}
