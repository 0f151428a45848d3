import type { SearchEngine } from '../engine/SearchEngine.ts';

/** The calls another thread may make of the engine: a closed list. */
export const engineMethods = [
  'query',
  'firstFound',
  'browse',
  'objects',
  'upsert',
  'remove',
  'beginRebuild',
  'addToRebuild',
  'finishRebuild',
  'abandonRebuild',
  'batch',
  'multiBatch',
  'clearIndex',
  'deleteIndex',
  'deleteBy',
  'settings',
  'setSettings',
  'saveSynonyms',
  'synonym',
  'searchSynonyms',
  'deleteSynonym',
  'clearSynonyms',
  'operation',
  'list',
  'size',
  'fact',
  'setFact',
  'close',
] as const satisfies readonly (keyof SearchEngine)[];

export type EngineMethod = (typeof engineMethods)[number];
export type EngineArguments<Method extends EngineMethod> = Parameters<SearchEngine[Method]>;
export type EngineResult<Method extends EngineMethod> = ReturnType<SearchEngine[Method]>;

export interface EngineCall {
  id: number;
  method: EngineMethod;
  /** A site boundary among them is sent as a shared one. */
  args: readonly unknown[];
}

/** Result of checking the whole file. */
export interface DamageFound {
  damage: string;
}

/** The answer to one call. */
export type EngineAnswer =
  /** A result as JSON. */
  | { kind: 'json'; id: number; json: string }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'refusal'; id: number; status: 400 | 403 | 404; message: string }
  | { kind: 'fault'; id: number; message: string };

export type EngineReply =
  | { kind: 'ready' }
  /** The index is empty and has to be filled again. */
  | { kind: 'lost' }
  | (EngineAnswer & {
      /** Milliseconds that the call took of the engine. */
      took: number;
    })
  /** Something the operator should know, such as a damaged file that was set aside. */
  | { kind: 'notice'; message: string };

export interface EngineStart {
  file: string;
  /** Milliseconds after the start until the whole file is read for damage. */
  checkAfter: number;
  /** Characters of answers that are kept. @default 8 million */
  maxAnswers?: number;
}
