export interface TracingConfig {
  /** Base address of a collector that takes OTLP over HTTP. @example 'http://127.0.0.1:4318' */
  endpoint: string;
  /** Share of requests that are traced, from 0 to 1. */
  share: number;
  /** Name among others; null: the process's own. */
  service: string | null;
}
