import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that is started again whenever it ends, as a service manager does. */
export interface SupervisedProcess {
  /** @example 'host 1' */
  name: string;
  /** Times it ended by itself. */
  readonly failures: number;
  /** Times it was killed. */
  readonly kills: number;
  /** Its number while it runs. */
  readonly pid: number | undefined;
  /** The end of what it said, with all its former lives. */
  said(): string;
  /** Kills it with -9, wherever it is; it is started again at once. */
  kill(): void;
  /** Ends it as a service manager does, and starts what takes its place. @param cwd folder that it starts in */
  replace(cwd: string): Promise<void>;
  /** Ends it for good. */
  end(): Promise<void>;
}

export interface SupervisedOptions {
  name: string;
  command: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
}

/** Milliseconds between an end by itself and the next start: one that cannot start must not keep the machine busy. */
const pauseMs = 1_000;
/** Milliseconds that a process has to end: a host lets running requests end before. */
const patienceMs = 30_000;
const keptCharacters = 8_000;

export function superviseProcess({ name, command, cwd: firstFolder, env }: SupervisedOptions): SupervisedProcess {
  const [file = process.execPath, ...args] = command;
  let cwd = firstFolder;
  let child: ChildProcess | null = null;
  let output = '';
  let failures = 0;
  let kills = 0;
  let isOver = false;
  let isKilled = false;
  let isReplaced = false;

  function start(): void {
    if (isOver) return;
    isKilled = false;
    const started = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C in a terminal is for whoever supervises, who ends it in turn.
      detached: true,
    });
    child = started;
    const keep = (text: string): void => void (output = (output + text).slice(-keptCharacters));
    started.stdout.setEncoding('utf8').on('data', keep);
    started.stderr.setEncoding('utf8').on('data', keep);
    started.once('exit', (code, signal) => {
      if (child === started) child = null;
      if (isOver || isReplaced) return;
      if (isKilled) return start();
      failures += 1;
      keep(`\n${name} ended by itself with ${code ?? signal}.\n`);
      // One that was replaced meanwhile runs already.
      void wait(pauseMs).then(() => child ?? start());
    });
  }

  async function stop(): Promise<void> {
    const running = child;
    if (!running) return;
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    const isGone = await Promise.race([gone.then(() => true), wait(patienceMs, false, { ref: false })]);
    if (!isGone) running.kill('SIGKILL');
    await gone;
  }

  const endNow = (): void => void child?.kill('SIGKILL');
  process.once('exit', endNow);
  start();
  return {
    name,
    get failures() {
      return failures;
    },
    get kills() {
      return kills;
    },
    get pid() {
      return child?.pid;
    },
    said: () => output.trim(),
    kill() {
      if (!child || isKilled) return;
      isKilled = true;
      kills += 1;
      child.kill('SIGKILL');
    },
    async replace(next) {
      isReplaced = true;
      await stop();
      isReplaced = false;
      cwd = next;
      start();
    },
    async end() {
      isOver = true;
      process.off('exit', endNow);
      await stop();
    },
  };
}
