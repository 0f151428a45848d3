import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { childEnv, root } from './machine.mjs';

/** Child processes that end together with this process. */
const running = new Map();
let stopSignal = null;

const codeOf = (signal) => 128 + (constants.signals[signal] ?? 1);

/** Ends everything on Ctrl-C or a stop from outside, quietly. Call once, first. */
export function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // npm and the terminal may both send the same signal: the first one counts.
    process.on(signal, () => {
      if (stopSignal) return;
      stopSignal = signal;
      for (const end of running.values()) end(signal);
      if (running.size === 0) process.exit(codeOf(signal));
    });
  }
}

function endGroup(child) {
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It ended by itself in the meantime.
  }
}

function track(child, end, done) {
  running.set(child, end);
  const settle = (code) => {
    running.delete(child);
    done(code);
  };
  child.on('error', (error) => settle({ code: 127, text: error.message }));
  child.on('close', (code, signal) => settle({ code: code ?? codeOf(signal), text: '' }));
}

/**
 * Runs a command to its end and keeps what it says.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: object, onLine?: (line: string) => void, onStart?: (pid: number) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([file, ...args], { cwd = root, env = {}, onLine = () => {}, onStart = () => {} } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that the children of the child end with it.
    const child = spawn(file, args, {
      cwd,
      env: childEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    if (child.pid) onStart(child.pid);
    let output = '';
    let line = '';
    const hear = (chunk) => {
      output += chunk;
      const lines = (line + chunk).split('\n');
      line = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    track(
      child,
      () => endGroup(child),
      ({ code, text }) => {
        if (stopSignal) process.exit(codeOf(stopSignal));
        resolve({ code, output: output + text });
      },
    );
  });
}

/** Hands the terminal to a command that runs until it is stopped. Resolves with its exit code. */
export function serve([file, ...args], { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env: childEnv(env), stdio: 'inherit' });
    const end = (signal) => {
      // Ctrl-C in a terminal has reached the child already; a second one would cut its clean end short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    track(child, end, ({ code, text }) => {
      if (text) console.error(text);
      resolve(code);
    });
  });
}
