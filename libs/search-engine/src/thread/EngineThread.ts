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
import { FairQueue, type Lane } from './FairQueue.ts';
import { BoundarySender } from './sharedBoundary.ts';
import { Refusal } from '../Refusal.ts';
import type { SearchCalls } from '../SearchCalls.ts';
import { SearchTrouble } from '../wire/SearchTrouble.ts';

interface Waiting {
  lane: Lane;
  resolve: (result: unknown) => void;
  reject: (fault: Error) => void;
}

/** One call is answered while the next is in transit. */
const maxRunning = 2;

/** Lane of the process that writes the stock. */
const ownLane: Lane = { name: 'stock', weight: 4 };

/** Proxy of the engine in its own thread. A thread that dies is replaced on the next call. */
export class EngineThread {
  private readonly start: EngineStart;
  private readonly log: (message: string) => void;
  private readonly waiting = new Map<number, Waiting>();
  private readonly boundaries = new BoundarySender();
  private readonly queue = new FairQueue(maxRunning);
  /** Pending calls, sent or not. */
  private readonly open = new Set<Promise<unknown>>();
  private readonly lostIndex: () => void;
  private worker: Worker | null = null;
  private checker: Worker | null = null;
  private checkTimer: NodeJS.Timeout | undefined;
  private lastId = 0;
  private closed = false;

  /** @param lostIndex called when the index is lost and has to be written again */
  constructor(start: EngineStart, log: (message: string) => void, lostIndex: () => void = () => undefined) {
    this.start = start;
    this.log = log;
    this.lostIndex = lostIndex;
    this.running();
  }

  call<Method extends EngineMethod>(method: Method, ...args: EngineArguments<Method>): Promise<EngineResult<Method>> {
    return this.callIn(ownLane, method, args);
  }

  /** The engine for one of several callers, which share it fairly (`FairQueue`). */
  lane(lane: Lane): SearchCalls {
    return { call: (method, ...args) => this.callIn(lane, method, args) };
  }

  private callIn<Method extends EngineMethod>(
    lane: Lane,
    method: Method,
    args: EngineArguments<Method>,
  ): Promise<EngineResult<Method>> {
    if (this.closed) return Promise.reject(new Error('the search service is closed'));
    const id = ++this.lastId;
    const answered = new Promise<unknown>((resolve, reject) => {
      const hasPlace = this.queue.add(lane, () => this.send({ id, method, args }, { lane, resolve, reject }));
      if (!hasPlace)
        reject(new SearchTrouble(429, 'Too many requests at once from one address: ask again in 1 second'));
    });
    this.open.add(answered);
    const done = (): void => void this.open.delete(answered);
    answered.then(done, done);
    return answered as Promise<EngineResult<Method>>;
  }

  private send({ id, method, args }: EngineCall, waiting: Waiting): void {
    this.waiting.set(id, waiting);
    try {
      const call: EngineCall = { id, method: method as EngineMethod, args: this.boundaries.pack(method, args) };
      const worker = this.running();
      worker.ref();
      worker.postMessage(call);
    } catch (fault) {
      this.waiting.delete(id);
      waiting.reject(fault as Error);
      // Behind the call that starts this one.
      queueMicrotask(() => this.queue.end(waiting.lane, 0));
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    const { worker } = this;
    await Promise.allSettled(this.open);
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
    // An idle thread does not keep the process alive; an unanswered call does.
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
      // Garbage of an answer is short-lived: with 8 MB, collecting it took a seventh of an answer's time, and more than
      // 24 MB made none quicker.
      resourceLimits: { maxYoungGenerationSizeMb: 24 },
    });
  }

  /** Checks the whole file once, while the engine answers: it would take too long at the start. */
  private check(engine: Worker): void {
    if (this.start.file === ':memory:' || this.checker || this.closed || this.worker !== engine) return;
    const checker = this.thread('./checkFile', 'search check');
    checker.unref();
    this.checker = checker;
    checker.on('message', (damage: string | null) => {
      // An index that was rebuilt since is not the file that was checked.
      if (damage === null || this.checker !== checker || this.worker !== engine) return;
      engine.postMessage({ damage } satisfies DamageFound);
    });
    checker.on('error', (fault) => this.log(`search index was not checked: ${fault.message}`));
  }

  private receive(reply: EngineReply, from: Worker): void {
    if (reply.kind === 'notice') return this.log(reply.message);
    if (reply.kind === 'ready') {
      // Later: the first searches of visitors have priority.
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
    if (waiting) this.queue.end(waiting.lane, reply.took);
  }

  private lost(worker: Worker, fault: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    if (!this.closed && this.waiting.size > 0) this.log(`search thread lost: ${fault.message}`);
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(fault);
    // Calls that have not been sent go to the next thread.
    for (const { lane } of lost) this.queue.end(lane, 0);
  }
}
