import type { Vehicle } from '@forecourt/domain';
import { readFileSync } from 'node:fs';
import { benchNow } from './baseStock.ts';
import type { ReplicaPlan } from './replicas.ts';
import type { PageAnswer } from './wirePages.ts';
import type { TypedQuestion } from './typed.ts';
import type { Page } from './workload.ts';

/** Task of a child process; each measures one thing with nothing else in its memory. */
export interface Task {
  kind: 'build' | 'serve' | 'http' | 'peer';
  /** Name of the engine, for a peer. */
  engine: string;
  /** The index file. */
  file: string;
  /** File with the stock that is replicated. */
  base: string;
  cars: number;
  seed: number;
  /** Asked before the clock starts. */
  warmUp: readonly Page[];
  pages: readonly Page[];
  /** What is typed into our own engine's search box. */
  typed?: readonly TypedQuestion[];
  /** Typed before the clock starts. */
  typedWarmUp?: readonly TypedQuestion[];
  updates: number;
}

/** Milliseconds, and bytes of resident memory beyond what the process had before. */
export interface Measured {
  buildMs?: number;
  startMs?: number;
  pageMs?: number[];
  /** Processor time of a page on average: what other work on the machine does not change. */
  cpuMs?: number;
  /** How many times slower than the reference machine this one was meanwhile. */
  machine?: number;
  /** Time of each typed question. */
  typedMs?: number[];
  landingMs?: number[];
  updateMs?: number[];
  /** The page after an update, with an empty cache. */
  afterUpdateMs?: number[];
  memory: number;
  fileBytes?: number;
  answers?: PageAnswer[];
}

export function planOf({ base, cars, seed }: Task): ReplicaPlan {
  const vehicles = JSON.parse(readFileSync(base, 'utf8')) as Vehicle[];
  return { base: vehicles, count: cars, seed, now: benchNow.getTime() / 1_000 };
}

/** Resident memory after a clean-up, where this Node was started with one. */
export function residentBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

/** Milliseconds that all threads of this process have worked since, or since its start. */
export function processorMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}
