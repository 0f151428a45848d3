import type { VersionedSearch } from '../ports/searchPort.ts';
import { EngineThread } from '@forecourt/search-engine';
import { searchService, type ServiceDeps } from './searchService.ts';

export interface SearchOptions extends ServiceDeps {
  /** Index file, created with its folder when missing; `:memory:` for an index that ends with the process. */
  file: string;
  /**
   * Milliseconds after the start until the whole file is read for damage, in a thread of its own.
   * @default 10_000
   */
  checkAfter?: number;
  /** Characters of answers that are kept. @default 8 million */
  maxAnswers?: number;
}

/** The service on an index file of its own. */
export type EmbeddedSearch = VersionedSearch;

/** The embedded search engine. One process holds the file at a time. */
export function openSearch({ file, checkAfter = 10_000, maxAnswers, ...deps }: SearchOptions): EmbeddedSearch {
  const lostListeners: (() => void)[] = [];
  const engine = new EngineThread({ file, checkAfter, ...(maxAnswers && { maxAnswers }) }, deps.log, () =>
    lostListeners.forEach((listener) => listener()),
  );
  return {
    ...searchService(engine, deps),
    onLost(listener) {
      lostListeners.push(listener);
    },
    close: () => engine.close(),
  };
}
