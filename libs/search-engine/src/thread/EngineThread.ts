import { Worker } from 'node:worker_threads';
import type {
  DamageFound,
  EngineArguments,
  EngineCall,
  EngineMethod,
  EngineReply,
  EngineResult,
  EngineStart,
} from './engineCalls.ts';
import { BoundarySender } from './sharedBoundary.ts';
import { Refusal } from '../Refusal.ts';

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (fault: Error) => void;
}

/** The engine in its own thread, called as if it were here. A thread that dies is replaced on the next call. */
export class EngineThread {
  private readonly start: EngineStart;
  private readonly log: (message: string) => void;
  private readonly waiting = new Map<number, Waiting>();
  private readonly boundaries = new BoundarySender();
  private readonly lostIndex: () => void;
  private worker: Worker | null = null;
  private checker: Worker | null = null;
  private checkTimer: NodeJS.Timeout | undefined;
  private lastId = 0;
  private closed = false;

  /** @param lostIndex told when what was written is gone and has to be written again */
  constructor(start: EngineStart, log: (message: string) => void, lostIndex: () => void = () => undefined) {
    this.start = start;
    this.log = log;
    this.lostIndex = lostIndex;
    this.running();
  }

  call<Method extends EngineMethod>(method: Method, ...args: EngineArguments<Method>): Promise<EngineResult<Method>> {
    if (this.closed) return Promise.reject(new Error('the search service is closed'));
    const id = ++this.lastId;
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      try {
        const call: EngineCall = { id, method, args: this.boundaries.pack(method, args) };
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
    clearTimeout(this.checkTimer);
    await this.checker?.terminate();
    await worker?.terminate();
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = this.thread('./worker', 'search');
    worker.on('message', (reply: EngineReply) => this.receive(reply, worker));
    worker.on('error', (fault) => this.lost(worker, fault));
    worker.on('exit', () => this.lost(worker, new Error('the search thread ended')));
    // Waiting for questions keeps no process alive; an unanswered one does.
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private thread(script: string, name: string): Worker {
    // From source in tests, from the build everywhere else.
    const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    return new Worker(new URL(`${script}.${ending}`, import.meta.url), {
      workerData: this.start,
      name,
      // What an answer leaves behind is gone at once; a larger nursery is only kept, never needed.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
  }

  /** Reads the whole file once, beside the questions: at the start there would be no time for it. */
  private check(engine: Worker): void {
    if (this.start.file === ':memory:' || this.checker || this.closed || this.worker !== engine) return;
    const checker = this.thread('./checkFile', 'search check');
    checker.unref();
    this.checker = checker;
    checker.on('message', (damage: string | null) => {
      // An index that was started anew since is not the file that was read.
      if (damage === null || this.checker !== checker || this.worker !== engine) return;
      engine.postMessage({ damage } satisfies DamageFound);
    });
    checker.on('error', (fault) => this.log(`search index was not checked: ${fault.message}`));
  }

  private receive(reply: EngineReply, from: Worker): void {
    if (reply.kind === 'notice') return this.log(reply.message);
    if (reply.kind === 'ready') {
      // Not at once: what the visitors ask first comes first.
      this.checkTimer = setTimeout(() => this.check(from), this.start.checkAfter);
      this.checkTimer.unref();
      return;
    }
    if (reply.kind === 'lost') {
      this.checker = null;
      return this.lostIndex();
    }
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) this.worker?.unref();
    if (reply.kind === 'result') waiting?.resolve(reply.result);
    else if (reply.kind === 'json') waiting?.resolve(JSON.parse(reply.json));
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
