import { Worker } from 'node:worker_threads';
import type {
  EngineArguments,
  EngineCall,
  EngineMethod,
  EngineReply,
  EngineResult,
  EngineStart,
} from './engine/engineCalls.ts';
import { Refusal } from './Refusal.ts';

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (fault: Error) => void;
}

/** The engine in its own thread, called as if it were here. A thread that dies is replaced on the next call. */
export class EngineThread {
  private readonly start: EngineStart;
  private readonly log: (message: string) => void;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | null = null;
  private lastId = 0;
  private closed = false;

  constructor(start: EngineStart, log: (message: string) => void) {
    this.start = start;
    this.log = log;
    this.running();
  }

  call<Method extends EngineMethod>(method: Method, ...args: EngineArguments<Method>): Promise<EngineResult<Method>> {
    if (this.closed) return Promise.reject(new Error('the search service is closed'));
    const id = ++this.lastId;
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      try {
        const call: EngineCall = { id, method, args };
        const worker = this.running();
        worker.ref();
        worker.postMessage(call);
      } catch (fault) {
        this.waiting.delete(id);
        reject(fault as Error);
      }
    }) as Promise<EngineResult<Method>>;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    const { worker } = this;
    if (worker)
      await this.call('close').catch((fault: Error) => this.log(`search index did not close: ${fault.message}`));
    this.closed = true;
    await worker?.terminate();
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    // From source in tests, from the build everywhere else.
    const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
    const worker = new Worker(new URL(file, import.meta.url), { workerData: this.start, name: 'search' });
    worker.on('message', (reply: EngineReply) => this.receive(reply));
    worker.on('error', (fault) => this.lost(worker, fault));
    worker.on('exit', () => this.lost(worker, new Error('the search thread ended')));
    // Waiting for questions keeps no process alive; an unanswered one does.
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private receive(reply: EngineReply): void {
    if (reply.kind === 'notice') return this.log(reply.message);
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) this.worker?.unref();
    if (reply.kind === 'result') waiting?.resolve(reply.result);
    else if (reply.kind === 'refusal') waiting?.reject(new Refusal(reply.status, reply.message));
    else waiting?.reject(new Error(`search engine: ${reply.message}`));
  }

  private lost(worker: Worker, fault: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    if (!this.closed && this.waiting.size > 0) this.log(`search thread lost: ${fault.message}`);
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
  }
}
