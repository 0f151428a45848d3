import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quickStart } from '../../database/quickStart.ts';
import type { ProcessSettings } from './proofPlan.ts';

const here = fileURLToPath(import.meta.url);
const script = join(here, '..', `leadProcess${extname(here)}`);

/** A process that is started again whenever it dies, as a service manager does. */
export interface MortalProcess {
  readonly name: string;
  readonly isAtWork: boolean;
  /** Times it was killed. */
  readonly deaths: number;
  /** Milliseconds from each kill until it was at work again. */
  readonly recoveries: readonly number[];
  /** Where it takes leads; null while it is down. */
  readonly url: string | null;
  /** Resolves when it is at work. @throws when it ended by itself */
  ready(): Promise<void>;
  /** Kills it with -9, wherever it is, and starts it again. Resolves with its number when it is dead. */
  kill(): Promise<number | undefined>;
  end(): Promise<void>;
}

export function startMortalProcess(name: string, settings: ProcessSettings): MortalProcess {
  let child: ChildProcess;
  let url: string | null = null;
  let isAtWork = false;
  let deaths = 0;
  let killedAt: number | null = null;
  const recoveries: number[] = [];
  let atWork: Promise<void>;

  function start(): void {
    const started = spawn(process.execPath, [...quickStart, '--no-warnings', script, JSON.stringify(settings)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child = started;
    atWork = new Promise((resolve, reject) => {
      started.stdout.setEncoding('utf8').once('data', (text: string) => {
        const [, port] = /^ready(?: (\d+))?/.exec(text) ?? [];
        url = port ? `http://127.0.0.1:${port}` : null;
        if (killedAt !== null) recoveries.push(Date.now() - killedAt);
        killedAt = null;
        isAtWork = true;
        resolve();
      });
      started.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL') reject(new Error(`${name} ended by itself with ${code ?? signal}.`));
      });
    });
    // A failure reaches whoever awaits it; there may be no listener.
    atWork.catch(() => undefined);
  }

  async function die(): Promise<void> {
    url = null;
    isAtWork = false;
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await gone;
  }

  start();
  return {
    name,
    recoveries,
    get isAtWork() {
      return isAtWork;
    },
    get deaths() {
      return deaths;
    },
    get url() {
      return url;
    },
    ready: () => atWork,
    async kill() {
      deaths += 1;
      // Killed while it was coming up: the way back counts from the first kill.
      killedAt ??= Date.now();
      const { pid } = child;
      await die();
      start();
      return pid;
    },
    end: die,
  };
}
