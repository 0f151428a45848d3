import { afterEach, expect, it } from 'vitest';
import { watchAction } from './actionCalls.ts';
import { logFrameworkMessages } from './frameworkLog.ts';

const lines: [level: string, facts: object, message: string][] = [];
const at = (level: string) => (facts: object, message: string) => void lines.push([level, facts, message]);
const log = { info: at('info'), warn: at('warn'), error: at('error') };

let end = () => undefined as void;
afterEach(() => {
  end();
  lines.length = 0;
});

it('writes errors and warnings of the framework into the log', () => {
  const { error: former } = console;
  end = logFrameworkMessages(log);
  const thrown = new Error('The page broke.');
  console.error('\u001b[31m⨯\u001b[39m', thrown);
  console.warn(`Deprecated ${'x'.repeat(1_000)}`);
  expect(lines).toEqual([
    ['error', { err: thrown }, '⨯'],
    ['warn', {}, `Deprecated ${'x'.repeat(289)}`],
  ]);
  end();
  expect(console.error).toBe(former);
});

it('tells of an action that cannot be read in a line without its error, until it has started', () => {
  end = logFrameworkMessages(log);
  const action = watchAction({ method: 'POST', headers: { 'next-action': 'a' }, url: '/' });
  action?.run(() => console.error(new SyntaxError('Unexpected token in 0412345678')));
  expect(lines).toEqual([['info', { reason: 'SyntaxError' }, 'An action could not be read.']]);
});
