import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SmsGateway } from '../sms/gatewaySms.ts';

export interface GatewayCall {
  method: string;
  headers: IncomingMessage['headers'];
  form: URLSearchParams;
}

/** What the gateway does with a call; without an answer it takes the message. */
export type GatewayAnswer = (response: ServerResponse, call: GatewayCall) => void;

export interface LocalGateway {
  gateway: SmsGateway;
  /** Every call, oldest first. */
  calls: GatewayCall[];
  /** Messages that were taken, oldest first. */
  taken: { to: string; text: string }[];
  /** Answers of the next calls, in order. */
  answerWith(...answers: GatewayAnswer[]): void;
  close(): Promise<void>;
}

/** Answers a status with nothing in it that could be read. */
export const fail =
  (status: number, body = ''): GatewayAnswer =>
  (response) =>
    void response.writeHead(status).end(body);

export const takeMessage: GatewayAnswer = (response) =>
  void response
    .writeHead(201, { 'content-type': 'application/json' })
    .end(JSON.stringify({ sid: 'SM1', status: 'queued', error_code: null }));

/** An SMS gateway on this machine. */
export async function startLocalGateway(): Promise<LocalGateway> {
  const calls: GatewayCall[] = [];
  const taken: LocalGateway['taken'] = [];
  const planned: GatewayAnswer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      const call = { method: `${request.method} ${request.url}`, headers: request.headers, form };
      calls.push(call);
      const answer = planned.shift() ?? takeMessage;
      if (answer === takeMessage) taken.push({ to: form.get('To') ?? '', text: form.get('Body') ?? '' });
      answer(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port.');
  const url = `http://127.0.0.1:${address.port}/2010-04-01/Accounts/AC123/Messages.json`;
  return {
    gateway: { url, account: 'AC123', token: 'the-token', from: '+61480000000' },
    calls,
    taken,
    answerWith: (...answers) => void planned.push(...answers),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
