import { z } from 'zod';
import type { TracingConfig } from '../logs/tracing/tracingConfig.ts';

/** Where traces are sent, by the names that OpenTelemetry gives its settings. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^/]/, "must be the address of a collector, such as 'http://127.0.0.1:4318'")
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(1),
  OTEL_SERVICE_NAME: z.string().min(1, 'must be a name').optional(),
};

/** @returns null where nothing is traced */
export function readTracingConfig(values: z.output<z.ZodObject<typeof tracingVariables>>): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, OTEL_SERVICE_NAME: service } = values;
  return endpoint === undefined ? null : { endpoint, share, service: service ?? null };
}
