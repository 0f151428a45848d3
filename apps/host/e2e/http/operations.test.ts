import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { ask } from '../support/wire.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[] }[];
}

/** Names of metrics and the labels that a rule asks of each, by a reading of what our rules use of the language. */
function metricsOf(expr: string): { name: string; labels: string[] }[] {
  return [...expr.matchAll(/\b((?:forecourt|process|nodejs)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', selector = '']) => ({
      name,
      labels: [...selector.matchAll(/(\w+)=/g)].map(([, label = '']) => label),
    }),
  );
}

test('every figure that an alarm asks for is one that a host tells', async () => {
  await ask('harbour-toyota.localhost', '/');
  const headers = { authorization: 'Bearer demo-metrics-key' };
  const { text } = await ask('localhost', '/metrics', { headers });
  const file = join(import.meta.dirname, '../../../../docs/alarms.yml');
  const rules = (parse(await readFile(file, 'utf8')) as Rules).groups.flatMap((group) => group.rules);
  for (const alarm of ['LeadParked', 'FeedHeld', 'SignInCodesNearCap', 'DiskNearlyFull'])
    expect(rules.map(({ alert }) => alert)).toContain(alarm);
  for (const { alert, expr, annotations } of rules) {
    expect(annotations.action, `what to do about ${alert}`).not.toBe('');
    const asked = metricsOf(expr);
    expect(asked.length, `figures of ${alert}`).toBeGreaterThan(0);
    for (const { name, labels } of asked) {
      const declared = new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm');
      expect(text, `${name}, which ${alert} asks for`).toMatch(declared);
      for (const label of labels)
        expect(text, `${label} of ${name}`).toMatch(new RegExp(`^${name}\\{[^}]*${label}="`, 'm'));
    }
  }
  expect(text, 'rate and errors by route and site').toMatch(
    /^forecourt_requests_total\{site="harbour-toyota",kind="page",route="\/",status="2xx"\} [1-9]/m,
  );
  expect(text, 'time by route').toMatch(/^forecourt_request_seconds_count\{kind="page",route="\/"\} [1-9]/m);
  const { text: status } = await ask('localhost', '/demo/status');
  expect(status, 'no stage of a page’s optimization fails').toContain(
    'Every page since the host started was sent optimized.',
  );
});
