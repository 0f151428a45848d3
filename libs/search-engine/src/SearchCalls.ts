import type { Lane } from './thread/FairQueue.ts';
import type { EngineArguments, EngineMethod, EngineResult } from './thread/engineCalls.ts';

/** What a site may see of any index. Added to every read; nothing a client sends can widen it. */
export type SiteBoundary = EngineArguments<'query'>[1];

/** The backend of the search protocol: the embedded engine in its thread, or another service with the same calls. */
export interface SearchCalls {
  call<Method extends EngineMethod>(method: Method, ...args: EngineArguments<Method>): Promise<EngineResult<Method>>;
}

/** Calls that several share. */
export interface SharedCalls extends SearchCalls {
  /** The same calls as one of those who share them. */
  lane(lane: Lane): SearchCalls;
}
