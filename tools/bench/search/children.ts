import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measured, Task } from './task.ts';

type Reply = { measured: Measured } | { fault: string } | { port: number };

const program = fileURLToPath(import.meta.resolve('./child.ts'));

export interface StartedTask {
  /** Once, when a server is ready. */
  port: Promise<number>;
  measured: Promise<Measured>;
  /** Ends a server after its last query. */
  finish: () => void;
}

/** Starts a task in a process of its own. It ends with this one. */
export function startTask(task: Task): StartedTask {
  const child: ChildProcess = fork(program, { execArgv: ['--expose-gc', '--max-old-space-size=8192'] });
  const end = (): boolean => child.kill();
  process.once('exit', end);
  const port = Promise.withResolvers<number>();
  const measured = Promise.withResolvers<Measured>();
  const fail = (reason: string): void => {
    const fault = new Error(`${task.engine}, ${task.cars} cars: ${reason}`);
    measured.reject(fault);
    port.reject(fault);
  };
  // The caller that waits for the measurement receives the fault.
  port.promise.catch(() => undefined);
  child.on('message', (reply: Reply) => {
    if ('port' in reply) port.resolve(reply.port);
    else if ('fault' in reply) fail(reply.fault);
    else measured.resolve(reply.measured);
  });
  child.on('error', (fault) => fail(fault.message));
  child.on('exit', (code) => {
    process.off('exit', end);
    fail(`the process ended with code ${String(code)} before it answered`);
  });
  child.send(task);
  return { port: port.promise, measured: measured.promise, finish: () => child.send('finish') };
}

/** Runs a task to its end. */
export function runTask(task: Task): Promise<Measured> {
  return startTask(task).measured;
}
