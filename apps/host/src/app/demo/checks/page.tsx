import { platform } from '../../../platform.ts';

const parts = { file: 'Site file', setup: 'Setting', law: 'Legal text', rates: 'Comparison rate' } as const;

/** Problems that need a person: wrong files and settings, missing texts, inconsistent rates, invalid content. */
export default function DemoChecks() {
  const { checks, content } = platform();
  const findings = checks.findings();
  const problems = content.problems();
  return (
    <>
      <h1>Check results</h1>
      <p>
        The host checks the sites when it starts, then every hour. <code>npm run site -- check</code> does it without a
        host.
      </p>
      {findings.length + problems.length === 0 && <p>Everything checks out.</p>}
      <ul aria-label="Findings">
        {findings.map(({ site, part, message }) => (
          <li key={`${site} ${message}`}>
            <strong>{site}</strong>, {parts[part].toLowerCase()}: {message}
          </li>
        ))}
        {problems.map(({ origin, field, message }) => (
          <li key={`${origin} ${field} ${message}`}>
            <strong>{origin}</strong>
            {field && `, ${field}`}: {message}
          </li>
        ))}
      </ul>
      <p>
        <a href="/">All demo sites</a>
      </p>
    </>
  );
}
