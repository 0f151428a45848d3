import { sampleSite } from '@forecourt/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { primaryIndex } from '../model/indexes.ts';
import { searchSections } from '../model/searchSections.ts';
import { pageRouting, type PageRouting, type PageRoutingOptions } from './pageRouting.ts';

const delay = 400;
const sections = searchSections(sampleSite);
const address = () => window.location.pathname + window.location.search + window.location.hash;
let opened: PageRouting[] = [];

function open(at: string, options: PageRoutingOptions = {}) {
  window.history.replaceState({}, '', at);
  const routing = pageRouting(sections, { delay, ...options });
  opened.push(routing);
  const choose = (refinementList: Record<string, string[]>) =>
    routing.router.write(routing.stateMapping.stateToRoute({ [primaryIndex]: { refinementList } }));
  const read = () => routing.stateMapping.routeToState(routing.router.read())[primaryIndex];
  return { ...routing.router, arrive: routing.arrive, choose, read };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { router } of opened) router.dispose();
  opened = [];
  vi.useRealTimers();
});

it('[ROUTE-23] reads a search from the address as the platform’s own sites spell it', () => {
  expect(open('/stock?query=hilux&make=Toyota&make=Kia&price=10000-').read()).toMatchObject({
    query: 'hilux',
    refinementList: { make: ['Toyota', 'Kia'] },
  });
});

it('[ROUTE-23] writes quick choices as one step, and leaves what is not the search’s in the address', () => {
  const { choose } = open('/?page_id=12&make=MG&utm_source=mail#stock');
  const steps = window.history.length;
  choose({ make: ['Kia'] });
  vi.advanceTimersByTime(delay - 1);
  expect(address()).toBe('/?page_id=12&make=MG&utm_source=mail#stock');
  choose({ make: ['Kia', 'MG'] });
  vi.advanceTimersByTime(delay);
  expect(address()).toBe('/?make=Kia&make=MG&page_id=12&utm_source=mail#stock');
  expect(window.history.length).toBe(steps + 1);
  choose({ make: ['Kia', 'MG'] });
  vi.advanceTimersByTime(delay);
  expect(window.history.length).toBe(steps + 1);
});

it('tells of steps back, which undo a choice that is not in the address yet', () => {
  const { choose, onUpdate, dispose } = open('/stock?make=Kia');
  const heard: unknown[] = [];
  onUpdate((state) => heard.push(state.lists));
  choose({ make: ['MG'] });
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.advanceTimersByTime(delay);
  expect(heard).toEqual([{ make: ['Kia'] }]);
  expect(address()).toBe('/stock?make=Kia');
  dispose();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveLength(1);
});

it('brings nobody back who has left the search, or closed it', () => {
  const { choose, dispose } = open('/stock');
  choose({ make: ['MG'] });
  window.history.pushState({}, '', '/contact');
  vi.advanceTimersByTime(delay);
  expect(address()).toBe('/contact');
  choose({ make: ['MG'] });
  dispose();
  vi.advanceTimersByTime(delay);
  expect(address()).toBe('/contact');
});

it('keeps only the parameters that the page wants to keep', () => {
  const { choose } = open('/stock?utm_source=mail&wish=7', { keeps: (name) => name === 'wish' });
  choose({ make: ['MG'] });
  vi.advanceTimersByTime(delay);
  expect(address()).toBe('/stock?make=MG&wish=7');
});

it('does not stop a visitor who is leaving', () => {
  let isLeaving = true;
  const { choose } = open('/stock', { isLeaving: () => isLeaving });
  choose({ make: ['MG'] });
  vi.advanceTimersByTime(delay);
  expect(address()).toBe('/stock');
  isLeaving = false;
  choose({ make: ['MG'] });
  vi.advanceTimersByTime(delay);
  expect(address()).toBe('/stock?make=MG');
});

describe('beside a router of a framework', () => {
  const openBeside = (at: string, opened = at) => {
    const routing = open(at, { opened });
    const heard: unknown[] = [];
    routing.onUpdate(({ lists }) => heard.push(lists['make'] ?? []));
    const write = (make: string) => {
      routing.choose({ make: [make] });
      vi.advanceTimersByTime(delay);
    };
    /** As a framework does: it shows an address in the bar, in the same entry, and then reports it. */
    const report = (path: string) => {
      window.history.replaceState(window.history.state, '', `${path}${window.location.hash}`);
      routing.arrive(path);
    };
    const goBack = async () => {
      window.history.back();
      await vi.advanceTimersByTimeAsync(10);
    };
    return { ...routing, heard, write, report, goBack };
  };

  it('reads the address that is being opened while another stands in the bar', () => {
    window.history.replaceState({}, '', '/');
    const { arrive, router } = pageRouting(sections, { opened: '/stock?make=MG' });
    expect(router.read().lists).toEqual({ make: ['MG'] });
    window.history.pushState({}, '', '/stock?make=Kia');
    arrive('/stock?make=Kia');
    expect(router.read().lists).toEqual({ make: ['Kia'] });
  });

  it('[ROUTE-23] follows a step back that was made before the search was there', async () => {
    const { arrive, heard, write, goBack } = openBeside('/stock');
    arrive('/stock');
    write('MG');
    write('Kia');
    await goBack();
    // A new page, of the entry that was left, as after a reload.
    const again = openBeside('/stock?make=MG', '/stock?make=Kia');
    again.choose({ make: ['Kia'] });
    again.arrive('/stock?make=Kia');
    vi.advanceTimersByTime(delay);
    expect(again.heard).toEqual([['MG']]);
    again.arrive('/stock?make=MG');
    again.write('MG');
    expect(address()).toBe('/stock?make=MG');
    expect([heard, again.heard]).toEqual([[['MG']], [['MG']]]);
  });

  it('[ROUTE-23] does not undo a choice when the address of the one before is reported late', () => {
    const { arrive, heard, write, report } = openBeside('/stock');
    arrive('/stock');
    write('MG');
    write('Kia');
    report('/stock?make=MG');
    expect(heard).toEqual([]);
    write('MG');
    expect(address()).toBe('/stock?make=MG');
    report('/stock?make=Kia');
    report('/stock?make=MG');
    expect(heard).toEqual([]);
    expect(address()).toBe('/stock?make=MG');
  });

  it('[ROUTE-23] leads back and forward to each choice, whatever address the framework writes late', async () => {
    const { arrive, write, report, heard, goBack } = openBeside('/stock#list');
    arrive('/stock');
    write('MG');
    write('Kia');
    report('/stock?make=MG');
    expect(address()).toBe('/stock?make=Kia#list');
    await goBack();
    report('/stock?make=Kia');
    expect(address()).toBe('/stock?make=MG#list');
    write('Ford');
    report('/stock');
    await goBack();
    await goBack();
    report('/stock?make=Ford');
    expect(address()).toBe('/stock#list');
    window.history.go(2);
    await vi.advanceTimersByTimeAsync(10);
    expect(address()).toBe('/stock?make=Ford#list');
    expect(heard).toEqual([['MG'], ['MG'], [], ['Ford']]);
  });

  it('lets others change the anchor, and ends with the search', () => {
    const { arrive, dispose } = openBeside('/stock?make=MG');
    arrive('/stock?make=MG');
    window.history.replaceState(window.history.state, '', '#list');
    expect(address()).toBe('/stock?make=MG#list');
    dispose();
    window.history.replaceState(window.history.state, '', '/stock?make=Kia');
    expect(address()).toBe('/stock?make=Kia');
  });

  it('[GATE-04] does not write back a parameter that another part of the page has taken out of the address', async () => {
    const { arrive, write, goBack } = openBeside('/stock?make=MG&save_car=1');
    arrive('/stock?make=MG&save_car=1');
    window.history.replaceState(window.history.state, '', '/stock?make=MG');
    write('MG');
    expect(address()).toBe('/stock?make=MG');
    write('Kia');
    expect(address()).toBe('/stock?make=Kia');
    await goBack();
    expect(address()).toBe('/stock?make=MG');
  });

  it('follows addresses of other parts of the page, and steps back', async () => {
    const { arrive, heard, write, goBack } = openBeside('/stock?make=MG');
    arrive('/stock?make=MG');
    write('Kia');
    arrive('/stock?make=Kia');
    window.history.pushState({}, '', '/stock?make=Mazda');
    arrive('/stock?make=Mazda');
    expect(heard).toEqual([['Mazda']]);
    await goBack();
    arrive('/stock?make=Kia');
    expect(heard).toEqual([['Mazda'], ['Kia']]);
  });

  it('follows a link to the address at which the page was opened', () => {
    const { arrive, heard, write } = openBeside('/stock');
    arrive('/stock');
    write('Kia');
    window.history.pushState({}, '', '/stock');
    arrive('/stock');
    expect(heard).toEqual([[]]);
  });
});
