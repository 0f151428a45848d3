import { expect, it } from 'vitest';
import { handoversIn, type TimelineRow } from './handovers.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 2, 0, second));
const begun = (delivery: string, second: number, pid: number): TimelineRow => ({
  delivery_id: delivery,
  at: at(second),
  what: 'begun',
  detail: `Try 1 by web-1, process ${pid}`,
});
const ended = (delivery: string, second: number, what: string): TimelineRow => ({
  delivery_id: delivery,
  at: at(second),
  what,
  detail: 'Answered 200',
});

it('counts from the kill of the process to the next try, and again when that is cut short too', () => {
  const entries = [begun('a', 0, 1), begun('a', 12, 2), begun('a', 30, 3), ended('a', 31, 'delivered')];
  const deaths = new Map([
    [1, at(2)],
    [2, at(13)],
  ]);
  expect(handoversIn(entries, deaths)).toEqual([10_000, 17_000]);
});

it('counts neither tries that ended, nor those of living processes, nor another delivery’s try', () => {
  const entries = [
    ...[begun('a', 0, 1), ended('a', 1, 'failed'), begun('a', 9, 1), begun('b', 9, 1)],
    ...[begun('c', 0, 7), begun('c', 12, 8), ended('c', 13, 'overtaken')],
  ];
  expect(handoversIn(entries, new Map([[1, at(2)]]))).toEqual([]);
});
