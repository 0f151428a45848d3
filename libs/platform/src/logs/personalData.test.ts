import { pino } from 'pino';
import { expect, it } from 'vitest';
import { describeFault, errorForLog, maskPersonal, withoutPersonalData } from './personalData.ts';

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

it('logs where an error of the database was thrown, without its statement and its values', () => {
  const engine = Object.assign(new Error('invalid input syntax for type uuid: "Mia Nguyen"'), {
    code: '22P02',
    detail: 'Key (phone)=(0412345678) is there.',
  });
  const error = Object.assign(new Error('Failed query: select 1 where a = $1\nparams: Mia Nguyen', { cause: engine }), {
    name: 'DrizzleQueryError',
    query: 'select 1 where a = $1',
    params: ['Mia Nguyen'],
  });
  const lines: string[] = [];
  pino({ serializers: { err: errorForLog } }, { write: (line: string) => void lines.push(line) }).error(
    error,
    'Failed',
  );
  expect(JSON.parse(lines.join(''))).toMatchObject({
    err: {
      type: 'DrizzleQueryError',
      stack: expect.stringMatching(/^ {4}at .*personalData\.test\.ts/),
      cause: { code: '22P02', message: 'An error of the database' },
    },
  });
  expect(lines.join('')).not.toMatch(/Mia|0412|select 1|params/);
});

it('logs the message of any other error, masked', () => {
  const cause = new Error('no answer from mia@example.com');
  expect(errorForLog(new Error('The job failed', { cause }))).toMatchObject({
    type: 'Error',
    message: 'The job failed',
    cause: { message: 'no answer from [email]' },
  });
  expect(errorForLog('0412345678')).toEqual({ type: 'string' });
});
