import { describe, expect, it } from 'vitest';
import { restartTimes } from './breakThings.ts';
import { bearable } from './calibrate.ts';
import { countFleet, type CountDeps } from './countFleet.ts';
import { faultRows } from './faultKinds.ts';
import { smallFleetPlan } from './fleetPlan.ts';
import { isHonest } from './openVisitors.ts';
import type { FleetResult } from './proveFleet.ts';
import { hiddenFields } from './reserve.ts';
import { fleetLines, fleetPasses, percentile } from './verdict.ts';

describe('an error', () => {
  const page = { status: 503, headers: { 'retry-after': '30', 'content-type': 'text/html; charset=utf-8' } };
  const call = { status: 503, headers: { 'retry-after': '5', 'content-type': 'application/json' } };

  it.each([
    ['a page with a number to call', { ...page, text: '<a href="tel:+61755501600">Call</a>' }, true],
    ['a sentence for a script', { ...call, text: '{"error":"Please send it again in a moment."}' }, true],
    ['a page without a number', { ...page, text: '<p>Sorry' }, false],
    ['no time to come again', { ...page, headers: { 'content-type': 'text/html' }, text: 'href="tel:1"' }, false],
    ['another status', { ...page, status: 500, text: 'href="tel:1"' }, false],
    ['a code for a script', { ...call, text: '{"error":"EPIPE"}' }, false],
    ['words of a program', { ...call, text: 'Internal Server Error' }, false],
  ])('is honest, or not: %s', (_, answer, isFair) => {
    expect(isHonest(answer)).toBe(isFair);
  });
});

it('reads what a form sends without a script', () => {
  const form = (inside: string) => `<form action="x">${inside}</form>`;
  const own = form(
    '<input type="hidden" name="$ACTION_1:0" value="{&quot;id&quot;:&quot;a&amp;b&quot;}"/><input name="name" value=""/><input type="hidden" name="idempotency_key" value="k"/>',
  );
  expect(hiddenFields(form('<input type="hidden" name="q" value="1">') + own)).toEqual([
    ['$ACTION_1:0', '{"id":"a&b"}'],
    ['idempotency_key', 'k'],
  ]);
  expect(hiddenFields(form('<input name="q">'))).toBeNull();
});

it('restarts the database away from the ends of the time', () => {
  expect(restartTimes({ seconds: 600, restarts: 2 })).toEqual([200, 400]);
  expect(restartTimes({ seconds: 600, restarts: 0 })).toEqual([]);
});

const accepted = [
  { submission: 1, leadId: 'a', sendings: 1 },
  { submission: 2, leadId: 'b', sendings: 2 },
  { submission: 3, leadId: 'c', sendings: 1 },
];
const call = (submission: number | null, key: string) => ({
  submission,
  key,
  destination: 'crm',
  conduct: 'takes' as const,
  deliveryId: key,
  isSigned: true,
});

function count(given: Partial<CountDeps> & { stored?: string[]; twice?: number; nothing?: number }) {
  const { stored = ['a', 'b', 'c'], twice = 0, nothing = 0, ...deps } = given;
  const query = async <Row>(text: string): Promise<Row[]> => {
    const rows = (length: number) => Array.from({ length }, () => ({})) as Row[];
    if (text.includes('from deliveries')) return [{ count: 0 }] as Row[];
    if (text.includes('having')) return rows(twice);
    return text.includes("'captured'") ? rows(nothing) : (stored.map((id) => ({ id })) as Row[]);
  };
  const calls = [call(1, 'a'), call(2, 'b'), call(2, 'b'), call(3, 'c'), call(null, 'z')];
  return countFleet({ accepted, told: new Map(), receiver: { calls }, stock: { query }, troubles: [], ...deps });
}

describe('counting', () => {
  it('finds nothing wrong where every lead arrived under one key', async () => {
    expect(await count({})).toMatchObject({ accepted: 3, sentAgain: 1, lost: 0, doubled: 0, repeats: 1 });
  });

  it('finds leads that are not stored, that never arrived, and that became two', async () => {
    expect(await count({ stored: ['a', 'b'] })).toMatchObject({ lost: 1 });
    const calls = [call(1, 'a'), call(1, 'a2'), call(2, 'b')];
    expect(await count({ receiver: { calls } })).toMatchObject({ lost: 1, doubled: 1 });
  });

  it('finds vehicles that two visitors got, by what they were told and by what is stored', async () => {
    const told = new Map([
      ['one', ['held', 'lost', null]],
      ['two', ['held', 'held', 'lost']],
      ['three', ['lost', null, null]],
    ]);
    expect(await count({ told })).toMatchObject({ wanted: 3, won: 2, wonTwice: 1 });
    expect(await count({ twice: 2, nothing: 1 })).toMatchObject({ wonTwice: 2, paidForNothing: 1 });
  });

  it('tells of a reservation that never ended', async () => {
    const troubles: string[] = [];
    await count({ told: new Map([['one', ['waiting']]]), troubles });
    expect(troubles).toHaveLength(1);
  });
});

const sent: [number, boolean][] = [
  [900, true],
  [1_500, true],
  [4_900, false],
  [5_100, true],
];

const good: FleetResult = {
  plan: { ...smallFleetPlan(7), rate: 100 },
  machine: { startSeconds: 4, perSecond: 200 },
  tally: { requests: 10_000, errors: 9, dishonest: 0, kinds: new Map([['visit: 503', 9]]), times: [5, 10, 20], sent },
  perSecond: 99,
  repeated: 4,
  counts: {
    accepted: 20,
    sentAgain: 1,
    lost: 0,
    doubled: 0,
    repeats: 1,
    wanted: 3,
    won: 3,
    wonTwice: 0,
    paidForNothing: 0,
  },
  faults: {
    kills: { 'host 1': 2 },
    times: [{ kind: 'restarts', from: 1_000, to: 2_000 }],
    leftOut: [],
  },
  changes: [
    { host: 'host 1', from: 0, ms: 700 },
    { host: 'host 2', from: 0, ms: 1_900 },
  ],
  changesLeft: 1,
  troubles: [],
  seconds: 20,
};

describe('the verdict', () => {
  it('passes what keeps every bar, and says what was done', () => {
    expect(fleetPasses(good)).toBe(true);
    expect(fleetLines(good).join('\n')).toMatch(
      /✓ Accepted enquiries lost[^]*the database restarted +1 +2 +1 +50\.00[^]*Killed: host 1 2[^]*9 × visit: 503/,
    );
  });

  it('names the latest changes, and what was broken meanwhile', () => {
    const changes = [
      { host: 'host 1', from: 500, ms: 3_000 },
      { host: 'host 2', from: 9_000, ms: 2_500 },
      { host: 'host 3', from: 9_000, ms: 1_000 },
    ];
    expect(fleetLines({ ...good, changes }).join('\n')).toMatch(
      /\n {2}3\.00 s on host 1: the database restarted\n {2}2\.50 s on host 2: nothing was broken(\n(?! {2}1\.00)|$)/,
    );
  });

  it.each<[string, Partial<FleetResult>]>([
    ['a lost lead', { counts: { ...good.counts, lost: 1 } }],
    ['a lead that became two', { counts: { ...good.counts, doubled: 1 } }],
    ['a vehicle that two got', { counts: { ...good.counts, wonTwice: 1 } }],
    ['money for nothing', { counts: { ...good.counts, paidForNothing: 1 } }],
    ['an error that says nothing', { tally: { ...good.tally, dishonest: 1 } }],
    ['something that did not end', { troubles: ['Deliveries did not come to an end.'] }],
    ['no enquiry at all', { counts: { ...good.counts, accepted: 0 } }],
  ])('fails for %s, however fast the machine is', (_, change) => {
    expect(fleetPasses({ ...good, ...change }, false)).toBe(false);
  });

  it.each<[string, Partial<FleetResult>]>([
    ['too many errors', { tally: { ...good.tally, errors: 11 } }],
    ['a change that was late', { changes: [{ host: 'host 1', from: 0, ms: 2_001 }] }],
    ['fewer requests than planned', { perSecond: 90 }],
  ])('fails for %s only where speed counts', (_, change) => {
    expect([fleetPasses({ ...good, ...change }), fleetPasses({ ...good, ...change }, false)]).toEqual([false, true]);
  });
});

it('asks of a machine what it bears, and never more than was planned', () => {
  const wanted = { rate: 300, killEvery: 5 };
  expect(bearable({ startSeconds: 4, perSecond: 200 }, wanted)).toEqual({ rate: 50, killEvery: 12 });
  expect(bearable({ startSeconds: 1, perSecond: 9_000 }, wanted)).toEqual(wanted);
  expect(bearable({ startSeconds: 60, perSecond: 0 }, wanted)).toEqual({ rate: 1, killEvery: 180 });
});

it('tells what was felt of each kind of fault, and counts an overlap for both', () => {
  const rows = faultRows(
    [
      { kind: 'cut', from: 0, to: 10 },
      { kind: 'cut', from: 20_000, to: null },
      { kind: 'disk', from: 5, to: 10 },
    ],
    [
      [1, true],
      [3_009, false],
      [3_011, true],
      [25_000, false],
    ],
  );
  expect(rows).toEqual([
    { kind: 'cut', times: 2, requests: 3, errors: 1 },
    { kind: 'disk', times: 1, requests: 1, errors: 0 },
  ]);
});

it('tells shares of times', () => {
  expect([percentile([3, 1, 2], 0.5), percentile([], 0.5)]).toEqual([2, 0]);
});
