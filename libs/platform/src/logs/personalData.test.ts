import { pino } from 'pino';
import { expect, it } from 'vitest';
import { describeFault, maskPersonal, withoutPersonalData } from './personalData.ts';

it('blanks out what visitors wrote, wherever a log record carries it', () => {
  const lines: string[] = [];
  const log = withoutPersonalData(pino({}, { write: (line: string) => void lines.push(line) }));
  log.info(
    {
      phone: '0412345678',
      lead: { email: 'mia@example.com', fields: { Rego: '1ABC' } },
      job: { lead: { message: 'private' } },
    },
    'Seen',
  );
  expect(lines.join('')).toContain('Seen');
  for (const personal of ['0412345678', 'mia@example.com', '1ABC', 'private'])
    expect(lines.join('')).not.toContain(personal);
});

it('masks addresses and numbers in other people’s words, and keeps status codes', () => {
  expect(maskPersonal('550 <mia@example.com>: no such user\r\n0412 345 678')).toBe(
    '550 <[email]>: no such user [number]',
  );
  expect(maskPersonal('Answered 503')).toBe('Answered 503');
});

it('reports what went wrong in a database without the values it was given', () => {
  const fault = new Error('Failed query: insert into leads ... params: mia@example.com', {
    cause: Object.assign(new Error('connection terminated'), { code: '57P01' }),
  });
  expect(describeFault(fault)).toEqual({ fault: 'connection terminated', code: '57P01' });
  expect(describeFault(new Error('Failed query: insert ... params: Mia Nguyen'))).toEqual({ fault: 'Error' });
  expect(describeFault('a text')).toEqual({ fault: 'unknown' });
});
