import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { signatureFault, signatureHeader } from '../../secrets/signature.ts';
import { proofSecret } from './proofPlan.ts';

/** How the receiver met a call. `rubbish` is a redirection to nowhere, `garbage` no HTTP; `lies`: it said 200 and forgot. */
export type Conduct =
  'takes' | 'fails' | 'rubbish' | 'garbage' | 'hangs' | 'takes and hangs' | 'takes and hangs up' | 'lies';

/** Share of the calls that are met so; the others are taken. */
const shares: readonly [Conduct, number][] = [
  ['fails', 0.08],
  ['rubbish', 0.02],
  ['garbage', 0.02],
  ['hangs', 0.004],
  ['takes and hangs', 0.004],
  ['takes and hangs up', 0.02],
  ['lies', 0.02],
];

/** Share of the leads that are refused in every try until the receiver is mended. */
const refusedShare = 0.01;

export interface ReceivedCall {
  /** @example 'crm' */
  destination: string;
  conduct: Conduct;
  /** Its idempotency key; '' without one. */
  key: string;
  deliveryId: string;
  isSigned: boolean;
  /** Number of the submission, read from what was sent, whatever its key says; null: unreadable. */
  submission: number | null;
}

export interface BadReceiver {
  url: string;
  calls: readonly ReceivedCall[];
  /** Takes everything from now on. */
  repair(): void;
  close(): Promise<void>;
}

/** Whether the receiver has what such a call brought. */
export const hasReceived = (call: Pick<ReceivedCall, 'conduct'>): boolean => call.conduct.startsWith('takes');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function answer(response: ServerResponse, conduct: Conduct): void {
  switch (conduct) {
    case 'takes':
    case 'lies':
      response.writeHead(200).end('thank you');
      return;
    case 'fails':
      response.writeHead(503).end();
      return;
    case 'rubbish':
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end('<html>{{');
      return;
    case 'garbage':
      response.socket?.end('\u0000\u0001 200 certainly\r\n\r\n');
      return;
    case 'takes and hangs up':
      response.destroy();
  }
}

/**
 * A dealer's system that fails, hangs, answers rubbish and lies, as chance has it. Keeps an account of every call.
 * @param maxAnswerMs longest that an ordinary answer takes
 */
export async function startBadReceiver(chance: () => number, maxAnswerMs: number): Promise<BadReceiver> {
  const calls: ReceivedCall[] = [];
  const refused = new Map<string, boolean>();
  let isRepaired = false;

  function conductOf(key: string): Conduct {
    if (isRepaired) return 'takes';
    if (!refused.has(key)) refused.set(key, chance() < refusedShare);
    if (refused.get(key)) return 'fails';
    let left = chance();
    return shares.find(([, share]) => (left -= share) < 0)?.[0] ?? 'takes';
  }

  const server = createServer((request, response) => {
    const take = async () => {
      const body = await bodyOf(request);
      const header = (name: string): string => request.headers[name]?.toString() ?? '';
      const key = header('idempotency-key');
      const signed = signatureFault(proofSecret.value, body, header(signatureHeader), new Date());
      const [, submission = null] = /visitor-(\d+)@/.exec(body) ?? [];
      const conduct = conductOf(`${request.url} ${key}`);
      calls.push({
        destination: request.url?.slice(1) ?? '',
        conduct,
        key,
        isSigned: signed === null,
        deliveryId: header('x-forecourt-delivery'),
        submission: submission === null ? null : Number(submission),
      });
      await wait(isRepaired ? 0 : maxAnswerMs * chance());
      answer(response, conduct);
    };
    take().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    repair: () => {
      isRepaired = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
