import type { VersionedSearch } from '../ports.ts';
import { EngineThread } from './EngineThread.ts';
import { searchService } from './searchService.ts';
import type { SearchKeys } from './wireKeys.ts';

export interface SearchOptions {
  /** The index file, made with its folder when missing; `:memory:` for an index that ends with the process. */
  file: string;
  now: () => Date;
  keys: SearchKeys;
  /** Told in one line what an operator should know. */
  log: (message: string) => void;
  /**
   * Milliseconds after the start until the whole file is read for damage, in a thread of its own.
   * @default 10_000
   */
  checkAfter?: number;
}

/** The service on an index file of its own. */
export type EmbeddedSearch = VersionedSearch;

/** The embedded search engine. One process holds the file at a time. */
export function openSearch({ file, now, keys, log, checkAfter = 10_000 }: SearchOptions): EmbeddedSearch {
  const lostListeners: (() => void)[] = [];
  const engine = new EngineThread({ file, checkAfter }, log, () => lostListeners.forEach((listener) => listener()));
  return {
    ...searchService(engine, { now, keys, log }),
    onLost(listener) {
      lostListeners.push(listener);
    },
    close: () => engine.close(),
  };
}
