import type { ReservationService } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './readBody.ts';

/** Path for the payment provider's messages, on every host name. */
export const webhookPath = '/api/payments/webhook';

const longest = 256 * 1_024;

/** Receives a webhook message of the payment provider unparsed: the signature covers every byte. */
export async function answerWebhook(
  reservations: Pick<ReservationService, 'webhook'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const end = (status: number): void => {
    response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  };
  if (request.method !== 'POST') return end(405);
  const body = await readBody(request, longest);
  if (body === null) return end(413);
  const signature = request.headers['stripe-signature'];
  const { status } = await reservations.webhook(body, typeof signature === 'string' ? signature : null);
  end(status);
}
