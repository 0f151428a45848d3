import { parentPort, workerData } from 'node:worker_threads';
import { isDamage } from '../store/DamagedIndex.ts';
import {
  engineMethods,
  type DamageFound,
  type EngineAnswer,
  type EngineArguments,
  type EngineCall,
  type EngineReply,
  type EngineStart,
} from './engineCalls.ts';
import { SearchEngine } from '../engine/SearchEngine.ts';
import { SearchFile } from '../store/SearchFile.ts';
import { BoundaryReader } from './sharedBoundary.ts';
import { Refusal } from '../Refusal.ts';

/** The thread that runs the engine, so that a large query never blocks a page. */
const port = parentPort;
if (!port) throw new Error('the search worker runs in a worker thread only');

const { file, maxAnswers } = workerData as EngineStart;
const reply = (message: EngineReply): void => port.postMessage(message);
const notice = (message: string): void => reply({ kind: 'notice', message });
const words = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** The stock is in the database: an index that cannot be read is built again, not repaired. */
function restart(fault: unknown): SearchEngine {
  notice(`search index set aside, it has to be rebuilt: ${words(fault)}`);
  SearchFile.remove(file);
  reply({ kind: 'lost' });
  return new SearchEngine(file, notice, maxAnswers);
}

function openEngine(): SearchEngine {
  try {
    return new SearchEngine(file, notice, maxAnswers);
  } catch (fault) {
    return restart(fault);
  }
}

let engine = openEngine();
reply({ kind: 'ready' });

function replace(fault: unknown): void {
  try {
    engine.giveUp();
  } catch {
    // Closing a damaged file may fail too.
  }
  engine = restart(fault);
}

const boundaries = new BoundaryReader();

function perform({ id, method, args: packed }: EngineCall): EngineAnswer {
  if (!engineMethods.includes(method)) throw new Error(`unknown call ${String(method)}`);
  const args = boundaries.unpack(method, packed);
  if (method === 'query') {
    return { kind: 'json', id, json: engine.queryJson(...(args as EngineArguments<'query'>)) };
  }
  if (method === 'firstFound') {
    return { kind: 'json', id, json: engine.firstFoundJson(...(args as EngineArguments<'firstFound'>)) };
  }
  return { kind: 'result', id, result: (engine[method] as (...values: readonly unknown[]) => unknown)(...args) };
}

/** Long enough that a run of writes is over, short enough that a crash soon after costs little. */
const idleMilliseconds = 2_000;
let idle: NodeJS.Timeout | undefined;

function packWhenIdle(): void {
  clearTimeout(idle);
  if (!engine.wantsSnapshots()) return;
  idle = setTimeout(() => {
    try {
      engine.saveSnapshots();
    } catch (fault) {
      if (isDamage(fault)) replace(fault);
      else notice(`search index: its columns could not be saved: ${words(fault)}`);
    }
  }, idleMilliseconds);
}

function answer(call: EngineCall): EngineAnswer {
  const { id } = call;
  try {
    return perform(call);
  } catch (fault) {
    if (fault instanceof Refusal) return { kind: 'refusal', id, status: fault.status, message: fault.message };
    if (isDamage(fault)) replace(fault);
    return { kind: 'fault', id, message: words(fault) };
  }
}

port.on('message', (call: EngineCall | DamageFound) => {
  if ('damage' in call) return replace(new Error(call.damage));
  clearTimeout(idle);
  const began = performance.now();
  const answered = answer(call);
  reply({ ...answered, took: performance.now() - began });
  if (call.method === 'close') port.close();
  else packWhenIdle();
});
