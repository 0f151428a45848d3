import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { controlSchema, openFaultPlan, standInServices, type Fault, type StandInService } from './faultPlan.ts';
import { answerPlace, answerValuation, placesPath } from './ownCars.ts';
import type { PaymentBooks } from './payments/ledgerRecords.ts';
import { answerReviews, reviewsPath } from './placeReviews.ts';
import { openPaymentService } from './payments/paymentService.ts';
import { openLeadInbox, type ReceivedLead } from './receivedLeads.ts';
import { quoteFor, quoteRequestSchema } from './youxQuote.ts';

export interface StandInOptions {
  /** @default 0, any free port */
  port?: number;
  now: () => Date;
  /** Secret that webhooks are signed with. */
  webhookSecret: string;
  payments?: {
    /** Secret that payment events are signed with. */
    webhookSecret: string;
    /** Where payment events are posted; null for nowhere. */
    webhookUrl: string | null;
    /** How long the bank of the card that times out does not answer. @default 8,000 */
    bankMs?: number;
  };
}

export interface StandIn {
  /** @example 'http://127.0.0.1:41234' */
  url: string;
  /** Leads taken so far, oldest first. */
  received(): ReceivedLead[];
  /** Calls taken and not answered yet. */
  waiting(): number;
  /** Payments made on its payment pages. */
  payments(): PaymentBooks;
  /** Makes a service fail, answer slowly or with garbage; `{}` restores it. */
  misbehave(service: StandInService, fault: Fault): void;
  close(): Promise<void>;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}

const maxBodyBytes = 1_000_000;
const statusOf = {
  created: 201,
  duplicate: 200,
  missing: 401,
  wrong: 401,
  stale: 401,
  unkeyed: 400,
  unreadable: 400,
} as const;

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Stand-ins of external services on this machine, for the demo and tests: a dealer's system for leads, finance quotes,
 * a payment provider, valuations, maps and reviews. Listens on 127.0.0.1 only.
 */
export async function startStandIn({ port = 0, now, webhookSecret, payments }: StandInOptions): Promise<StandIn> {
  const inbox = openLeadInbox(webhookSecret, now);
  const faults = openFaultPlan();
  let origin = '';
  const provider = openPaymentService({
    now,
    origin: () => origin,
    sendsTwice: () => faults.duplicates('payments'),
    webhookSecret: payments?.webhookSecret ?? webhookSecret,
    webhookUrl: payments?.webhookUrl ?? null,
    bankMs: payments?.bankMs ?? 8_000,
  });

  function answer(response: ServerResponse, status: number, body: unknown) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  /** Applies a configured fault. @returns whether the service should answer normally */
  async function worksNormally(service: StandInService, response: ServerResponse): Promise<boolean> {
    const { fails, delayMs, garbage, loses } = faults.next(service);
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
    if (fails) answer(response, 503, { error: 'Out of order' });
    else if (garbage)
      response.writeHead(service === 'leads' ? 302 : 200, { 'content-type': 'text/html' }).end('<html>{{rubbish');
    // The answer is lost: the connection is closed instead.
    if (loses) response.end = () => response.destroy();
    return !fails && !garbage;
  }

  async function handlePayment(path: string, query: string, body: string, call: Call): Promise<void> {
    const { request, response } = call;
    const method = request.method ?? 'GET';
    if (path.startsWith('/pay/')) {
      const page = await provider.page(method, path.slice('/pay/'.length), body);
      response.writeHead(page.status, page.headers).end(page.body);
      return;
    }
    if (!(await worksNormally('payments', response))) return;
    const header = (name: string): string | undefined => request.headers[name]?.toString();
    const { status, body: result } = provider.api({ method, path, query, body, header });
    answer(response, status, result);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const route = `${request.method} ${path}`;
    const body = await readBody(request);
    if (body === null) return answer(response, 413, { error: 'Too large' });
    if (/^\/(v1|pay)\//.test(path)) return handlePayment(path, query, body, { request, response });
    if (path.startsWith('/valuation/')) {
      if (!(await worksNormally('valuation', response))) return;
      const { authorization } = request.headers;
      const thisYear = now().getUTCFullYear();
      const result = answerValuation({ route, query, body: parsed(body), authorization, thisYear });
      return answer(response, result.status, result.body);
    }
    if (path === placesPath) {
      if (!(await worksNormally('places', response))) return;
      const result = answerPlace(query);
      return answer(response, result.status, result.body);
    }
    if (path.startsWith(`${reviewsPath}/`)) {
      if (!(await worksNormally('reviews', response))) return;
      const result = answerReviews(path, request.headers.authorization, now());
      return answer(response, result.status, result.body);
    }
    switch (route) {
      case 'POST /leads': {
        if (!(await worksNormally('leads', response))) return;
        const taken = inbox.take(body, (name) => request.headers[name]?.toString());
        return answer(response, statusOf[taken], { result: taken });
      }
      case 'GET /leads':
        return answer(response, 200, inbox.all());
      case 'POST /youx/quote': {
        if (!(await worksNormally('youx', response))) return;
        const question = quoteRequestSchema.safeParse(parsed(body));
        if (!question.success) return answer(response, 422, { error: 'The question is not complete' });
        return answer(response, 200, quoteFor(question.data, now().getUTCFullYear()));
      }
      case 'POST /control': {
        const control = controlSchema.safeParse(parsed(body));
        if (!control.success) return answer(response, 422, { error: 'Unknown control' });
        for (const service of standInServices) {
          const fault = control.data[service];
          if (fault) faults.set(service, fault);
        }
        return answer(response, 200, control.data);
      }
      default:
        return answer(response, 404, { error: 'Nothing here' });
    }
  }

  let waiting = 0;
  const server = createServer((request, response) => {
    waiting += 1;
    response.once('close', () => (waiting -= 1));
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');

  origin = `http://127.0.0.1:${address.port}`;
  return {
    url: origin,
    payments: () => provider.books(),
    received: () => inbox.all(),
    waiting: () => waiting,
    misbehave: (service, fault) => faults.set(service, fault),
    async close() {
      await provider.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
