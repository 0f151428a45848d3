import { Worker } from 'node:worker_threads';
import type { PageOrigins } from './contentPolicy.ts';
import type { Effort, Encoding } from './encoding.ts';
import { finish, type FinishBeside, type Finished } from './finishedPages.ts';
import { PageBody } from './pageBody.ts';

export interface FinishThreadOptions {
  /** Folder of the host, whose style sheets its pages use. */
  hostFolder: string;
  /** Folder of its build, with the scripts within pages. */
  buildFolder: string;
}

export interface FinishCall {
  id: number;
  body: Uint8Array<ArrayBuffer>;
  encoding: Encoding;
  effort: Effort;
  origins: PageOrigins;
  dataFolder: string | undefined;
  isShared: boolean;
}

/** Bytes in the encoding of the call, and how many they are without it. */
interface Packed {
  form: Uint8Array<ArrayBuffer>;
  length: number;
}

export interface FinishAnswer {
  id: number;
  /** Null where it could not be finished. */
  made: (Omit<Finished, 'body' | 'data'> & { encoding: Encoding; body: Packed; data: Packed | null }) | null;
}

/** A page is alone when none came for so long before it: then nobody waits while it is compressed well. */
const aloneAfterMs = 200;

/**
 * Opens the thread that finishes pages: a fifth of what a page costs is then no work of the thread that all requests
 * wait for. What the thread cannot do is done by the caller's own; one that has ended is not missed by any page.
 * @param onEnd is told when the thread has ended by itself
 */
export function openFinishThread(
  options: FinishThreadOptions,
  onEnd: (fault: Error) => void,
): { finishBeside: FinishBeside; close(): Promise<void> } {
  const waiting = new Map<number, (made: FinishAnswer['made']) => void>();
  let calls = 0;
  let lastCall = 0;
  let isOver = false;
  const worker = new Worker(new URL('./finishThread.ts', import.meta.url), { workerData: options });
  // The server alone keeps the process running.
  worker.unref();
  const settle = (id: number, made: FinishAnswer['made']): void => {
    waiting.get(id)?.(made);
    waiting.delete(id);
  };
  const end = (): void => {
    isOver = true;
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  worker.on('message', ({ id, made }: FinishAnswer) => settle(id, made));
  worker.on('error', (fault: Error) => {
    end();
    onEnd(fault);
  });
  worker.on('exit', end);
  return {
    async finishBeside(body, encoding, given, isShared) {
      const here = () => finish(body, { isHtml: true, isShared }, given);
      if (isOver) return here();
      const made = await new Promise<FinishAnswer['made']>((resolve) => {
        const id = (calls += 1);
        waiting.set(id, resolve);
        // A copy: should the thread end, the page is still here.
        const copy = new Uint8Array(body);
        const effort = performance.now() - lastCall > aloneAfterMs ? 'well' : 'quick';
        lastCall = performance.now();
        const { origins, dataFolder } = given;
        const call: FinishCall = { id, body: copy, encoding, effort, origins, dataFolder, isShared };
        worker.postMessage(call, [copy.buffer]);
      });
      if (made === null) return here();
      const { encoding: packed, body: own, data, ...page } = made;
      const bodyOf = ({ form, length }: Packed) => new PageBody([[packed, Buffer.from(form.buffer)]], length);
      return { ...page, body: bodyOf(own), data: data && bodyOf(data) };
    },
    async close() {
      isOver = true;
      await worker.terminate();
    },
  };
}
