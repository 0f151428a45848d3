import { expect, it } from 'vitest';
import { judgeAudit } from './judgeAudit.ts';

const hole = (severity: string, ...via: unknown[]) => ({ severity, via, range: '<1.2.3' });

it('names what is high or critical, with the reason, and counts the others', () => {
  const output = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      next: hole('critical', { title: 'Anyone may sign in' }),
      host: hole('high', 'next'),
      quiet: hole('moderate', { title: 'Slow' }),
    },
  });
  expect(judgeAudit(output)).toEqual({
    isAsked: true,
    urgent: ['next (critical): Anyone may sign in', 'host (high): by next'],
    others: 1,
  });
});

it('finds nothing where there is nothing', () => {
  expect(judgeAudit('{"vulnerabilities":{}}')).toEqual({ isAsked: true, urgent: [], others: 0 });
});

it.each(['{"message":"request to registry failed","error":{"summary":"","detail":""}}', '', 'npm error'])(
  'tells a registry that cannot be asked from one that knows nothing: %s',
  (output) => expect(judgeAudit(output).isAsked).toBe(false),
);
