import { sampleSite } from '@forecourt/domain/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { primaryIndex } from '../model/indexes.ts';
import { searchSections } from '../model/searchSections.ts';
import { pageRouting, type PageRouting } from './pageRouting.ts';

const delay = 400;
const sections = searchSections(sampleSite);
const address = () => window.location.pathname + window.location.search + window.location.hash;
let opened: PageRouting[] = [];

function open(at: string) {
  window.history.replaceState({}, '', at);
  const routing = pageRouting(sections, { delay });
  opened.push(routing);
  const choose = (refinementList: Record<string, string[]>) =>
    routing.router.write(routing.stateMapping.stateToRoute({ [primaryIndex]: { refinementList } }));
  const read = () => routing.stateMapping.routeToState(routing.router.read())[primaryIndex];
  return { ...routing.router, choose, read };
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
