import type { TracingConfig } from './tracing/tracingConfig.ts';

/**
 * Traces requests where a collector is configured. Without one, nothing of it is loaded.
 * @param name of this kind of process. @example 'forecourt-host'
 * @returns sends what has not been sent, and ends
 */
export async function openTracing(config: TracingConfig | null, name: string): Promise<() => Promise<void>> {
  if (config === null) return () => Promise.resolve();
  const { startTracing } = await import('./tracing/startTracing.ts');
  return startTracing({ ...config, service: config.service ?? name });
}
