import { parentPort, workerData } from 'node:worker_threads';
import { engineMethods, type EngineCall, type EngineReply, type EngineStart } from './engine/engineCalls.ts';
import { SearchEngine } from './engine/SearchEngine.ts';
import { SearchFile } from './engine/SearchFile.ts';
import { Refusal } from './Refusal.ts';

/** The thread the engine runs in, so that a large question never holds up a page. */
const port = parentPort;
if (!port) throw new Error('the search worker runs in a worker thread only');

const reply = (message: EngineReply): void => port.postMessage(message);
const words = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

function openEngine(file: string): SearchEngine {
  try {
    return new SearchEngine(file);
  } catch (fault) {
    // The stock is in the database: an index that cannot be read is built again, not repaired.
    reply({ kind: 'notice', message: `search index set aside, it has to be rebuilt: ${words(fault)}` });
    SearchFile.remove(file);
    return new SearchEngine(file);
  }
}

const engine = openEngine((workerData as EngineStart).file);

function perform({ method, args }: EngineCall): unknown {
  if (!engineMethods.includes(method)) throw new Error(`unknown call ${String(method)}`);
  return (engine[method] as (...values: readonly unknown[]) => unknown)(...args);
}

port.on('message', (call: EngineCall) => {
  const { id } = call;
  try {
    reply({ kind: 'result', id, result: perform(call) });
  } catch (fault) {
    if (fault instanceof Refusal) reply({ kind: 'refusal', id, status: fault.status, message: fault.message });
    else reply({ kind: 'fault', id, message: words(fault) });
  }
  if (call.method === 'close') port.close();
});
