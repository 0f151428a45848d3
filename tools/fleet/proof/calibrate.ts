import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from '../startFleet.ts';
import { openVisitors } from './openVisitors.ts';

/** What a machine bears, measured before anything breaks. */
export interface MachineFigures {
  /** Seconds until a host that was killed is in service again. */
  startSeconds: number;
  /** Answers a second to visitors who each ask for the next page as soon as they have one. */
  perSecond: number;
}

const visitorsAtOnce = 8;
const measuredSeconds = 6;
/** Before that: the first pages take longest. */
const warmSeconds = 6;
const longestStartMs = 60_000;

/** Share of what a machine can answer that it is asked: a change of stock and a host that starts need the rest. */
const usableShare = 0.25;
/** The time between two kills, in times of a start: the others have to carry on, and one has to get ready. */
const startsBetweenKills = 3;

async function measureStart({ hosts, proxy }: Fleet): Promise<number> {
  const [host] = hosts;
  if (!host) return 0;
  const began = performance.now();
  const { name } = host.process;
  host.process.kill();
  const inService = () => proxy.inService().includes(name);
  while (inService() && performance.now() - began < longestStartMs) await wait(50);
  while (!inService() && performance.now() - began < longestStartMs) await wait(50);
  return (performance.now() - began) / 1_000;
}

async function measureAnswers(port: number, next: () => { site: string; path: string }): Promise<number> {
  const visitors = openVisitors(port);
  const began = performance.now() + warmSeconds * 1_000;
  const over = () => performance.now() - began > measuredSeconds * 1_000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: visitorsAtOnce }, async (_, visitor) => {
      while (!over()) {
        const answer = await visitors.ask({ purpose: 'visit', ...next(), visitor });
        if (answer?.status === 200 && performance.now() > began) answered += 1;
      }
    }),
  );
  return answered / ((performance.now() - began) / 1_000);
}

/** Measures a fleet that nobody else uses. @param next what a visitor asks for */
export async function measureMachine(
  fleet: Fleet,
  next: () => { site: string; path: string },
): Promise<MachineFigures> {
  return { startSeconds: await measureStart(fleet), perSecond: await measureAnswers(fleet.port, next) };
}

/** The rate and the time between kills that a machine bears, up to those that were asked for. */
export function bearable(
  { startSeconds, perSecond }: MachineFigures,
  wanted: { rate: number; killEvery: number },
): { rate: number; killEvery: number } {
  return {
    rate: Math.max(1, Math.min(wanted.rate, Math.floor(perSecond * usableShare))),
    killEvery: Math.max(wanted.killEvery, Math.ceil(startSeconds * startsBetweenKills)),
  };
}
