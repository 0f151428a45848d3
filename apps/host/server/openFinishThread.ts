import { Worker } from 'node:worker_threads';
import type { PageOrigins } from './contentPolicy.ts';
import type { Effort, Encoding } from './encoding.ts';
import { finish, unoptimized, type FinishBeside, type Finished } from './finishedPages.ts';
import { PageBody } from './pageBody.ts';
import type { StageFailure } from './pageStages.ts';

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

interface Made extends Omit<Finished, 'body' | 'data'> {
  encoding: Encoding;
  body: Packed;
  data: Packed | null;
}

export type FinishAnswer = { id: number } & ({ made: Made } | { made: null; failure: StageFailure });

/** A page is alone when none came for so long before it: then nobody waits while it is compressed well. */
const aloneAfterMs = 200;

/**
 * Opens the thread that finishes pages: a fifth of what a page costs is then no work of the thread that all requests
 * wait for. One that has ended is not missed by any page: they are finished on the caller's own. A page that it cannot
 * send back is sent as the framework wrote it.
 * @param onEnd is told when the thread has ended by itself
 */
export function openFinishThread(
  options: FinishThreadOptions,
  onEnd: (fault: Error) => void,
): { finishBeside: FinishBeside; close(): Promise<void> } {
  const waiting = new Map<number, (answer: FinishAnswer | null) => void>();
  let calls = 0;
  let lastCall = 0;
  let isOver = false;
  const worker = new Worker(new URL('./finishThread.ts', import.meta.url), { workerData: options });
  // The server alone keeps the process running.
  worker.unref();
  const settle = (id: number, answer: FinishAnswer | null): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const end = (): void => {
    isOver = true;
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  worker.on('message', (answer: FinishAnswer) => settle(answer.id, answer));
  worker.on('error', (fault: Error) => {
    end();
    onEnd(fault);
  });
  worker.on('exit', end);
  return {
    async finishBeside(body, encoding, given, isShared) {
      const kind = { isHtml: true, isShared };
      if (isOver) return finish(body, kind, given);
      const answer = await new Promise<FinishAnswer | null>((resolve) => {
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
      if (answer === null) return finish(body, kind, given);
      if (answer.made === null) return unoptimized(body, kind, given, answer.failure);
      const { encoding: packed, body: own, data, ...page } = answer.made;
      const bodyOf = ({ form, length }: Packed) => new PageBody([[packed, Buffer.from(form.buffer)]], length);
      return { ...page, body: bodyOf(own), data: data && bodyOf(data) };
    },
    async close() {
      isOver = true;
      await worker.terminate();
    },
  };
}
