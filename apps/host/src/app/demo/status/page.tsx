import type { UnoptimizedPages } from '../../../../server/metrics/unoptimizedPages.ts';

const key = Symbol.for('forecourt.unoptimizedPages');

/** What this host has had to do without since it started. */
export default function DemoStatus() {
  const counts = (globalThis as Record<symbol, unknown>)[key] as UnoptimizedPages['counts'] | undefined;
  const failed = Object.entries(counts?.() ?? {}).filter(([, count]) => count > 0);
  return (
    <>
      <h1>Host status</h1>
      <h2>Unoptimized pages</h2>
      <p>
        A page whose optimization fails is sent as the framework rendered it. The log has the error; metrics count it as{' '}
        <code>forecourt_pages_unoptimized_total</code>.
      </p>
      {failed.length === 0 && <p>Every page since the host started was sent optimized.</p>}
      <ul aria-label="Unoptimized pages by stage">
        {failed.map(([stage, count]) => (
          <li key={stage}>
            <strong>{stage}</strong>: {count}
          </li>
        ))}
      </ul>
      <p>
        <a href="/">All demo sites</a>
      </p>
    </>
  );
}
