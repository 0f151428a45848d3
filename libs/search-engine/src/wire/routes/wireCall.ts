import type { SiteBoundary } from '../../SearchCalls.ts';
import type { SearchCalls } from '../../SearchCalls.ts';
import type { ReaderLimits } from '../queries.ts';

/** One request of the protocol, its key already found good enough. */
export interface WireCall {
  engine: SearchCalls;
  boundary: SiteBoundary;
  body: Record<string, unknown>;
  /** The body as it came, for the few paths whose body is a list. */
  list: readonly unknown[] | null;
  searchParams: URLSearchParams;
  /** What the path's variable parts hold, in order. */
  parts: readonly string[];
  now: Date;
  /** Null for whoever may ask for everything. */
  limits: ReaderLimits | null;
}

export interface WireRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parts of the path behind `/1`; `{}` stands for any one part. */
  path: readonly string[];
  key: 'search' | 'admin';
  run: (call: WireCall) => Promise<unknown>;
}

/** Stands for any one part of a path. */
export const any = '{}';

export const part = ({ parts }: WireCall, place: number): string => parts[place] ?? '';

export const isSet = ({ searchParams }: WireCall, name: string): boolean => searchParams.get(name) === 'true';

/** Writes are done when they are answered, so every task is as good as published. */
export const written = ({ now }: WireCall, more: Record<string, unknown> = {}) => ({
  taskID: now.getTime(),
  updatedAt: now.toISOString(),
  ...more,
});
