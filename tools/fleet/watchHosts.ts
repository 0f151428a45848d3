import { get } from 'node:http';

/** A host behind the proxy, on this machine. */
export interface Upstream {
  /** @example 'host 1' */
  name: string;
  port: number;
}

type Health = 'ready' | 'not ready' | 'gone';

export interface HostWatch {
  /** Hosts that say they can serve. */
  ready(): Upstream[];
  /** Hosts that answer at all. */
  listening(): Upstream[];
  /** Says that a host refused a connection: it is gone until a check finds it. */
  refused(host: Upstream): void;
  stop(): void;
}

/** Checks of one host that have to time out before it is taken out: one slow answer is no illness. */
const lateChecks = 2;
/** A host asks its parts for two seconds. */
const checkMs = 2_500;

function check(port: number): Promise<Health | 'late'> {
  return new Promise((resolve) => {
    const call = get({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: checkMs }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      // A host that is starting has no page yet.
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve('ready');
        else resolve(text.includes('"starting"') ? 'gone' : 'not ready');
      });
      answer.on('error', () => resolve('gone'));
    });
    call.on('timeout', () => {
      resolve('late');
      call.destroy();
    });
    call.on('error', () => resolve('gone'));
  });
}

/** Asks each host again and again whether visitors can be sent to it. */
export function watchHosts(hosts: readonly Upstream[], everyMs: number): HostWatch {
  const health = new Map<Upstream, Health>(hosts.map((host) => [host, 'gone']));
  const late = new Map<Upstream, number>();
  const timers = new Set<NodeJS.Timeout>();
  let isOver = false;

  async function follow(host: Upstream): Promise<void> {
    const found = await check(host.port);
    const times = found === 'late' ? (late.get(host) ?? 0) + 1 : 0;
    late.set(host, times);
    if (found !== 'late') health.set(host, found);
    else if (times >= lateChecks) health.set(host, 'not ready');
    if (isOver) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void follow(host);
    }, everyMs);
    timers.add(timer.unref());
  }
  for (const host of hosts) void follow(host);

  return {
    ready: () => hosts.filter((host) => health.get(host) === 'ready'),
    listening: () => hosts.filter((host) => health.get(host) !== 'gone'),
    refused: (host) => void health.set(host, 'gone'),
    stop() {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
