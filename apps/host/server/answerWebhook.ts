import type { ReservationService } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where the payment provider sends its messages, on any of the host names. */
export const webhookPath = '/api/payments/webhook';

const longest = 256 * 1_024;

/** Takes a message of the payment provider as it was sent: the signature covers every byte of it. */
export async function answerWebhook(
  reservations: Pick<ReservationService, 'webhook'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const end = (status: number): void => {
    response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  };
  if (request.method !== 'POST') return end(405);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longest) return end(413);
    chunks.push(chunk);
  }
  const signature = request.headers['stripe-signature'];
  const { status } = await reservations.webhook(
    Buffer.concat(chunks).toString('utf8'),
    typeof signature === 'string' ? signature : null,
  );
  end(status);
}
