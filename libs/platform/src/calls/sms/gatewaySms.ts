import { parseJson } from '@forecourt/domain/answers';
import { SmsFault, type SmsMessage, type SmsSender } from '../../ports/smsPort.ts';
import { readBounded } from '../readBounded.ts';

export interface SmsGateway {
  /** Address that messages are posted to. @example 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json' */
  url: string;
  account: string;
  token: string;
  /** Sender's number or name, or the id of a messaging service. */
  from: string;
}

export interface GatewayOptions {
  gateway: SmsGateway;
  /** Time limit of one call, in milliseconds. @default 5_000 */
  timeoutMs?: number;
}

const maxAnswer = 65_536;
/** Ids of messaging services, which choose a sender themselves. */
const messagingService = /^MG[0-9a-fA-F]{32}$/;

async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  const text = await readBounded(response, maxAnswer);
  if (text === null) throw new SmsFault('unclear', 'The answer is too long');
  try {
    const parsed = parseJson(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Errors of the connection, before anything was sent. */
const connectErrors = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

function callFault(fault: unknown): SmsFault {
  if (!(fault instanceof Error)) return new SmsFault('unclear', 'The call failed');
  if (fault.name === 'TimeoutError') return new SmsFault('unclear', 'No answer in time');
  const code = String((fault.cause as { code?: unknown } | undefined)?.code ?? '');
  return connectErrors.test(code)
    ? new SmsFault('unavailable', `Not to be reached (${code})`)
    : new SmsFault('unclear', `The call broke off (${code || 'no code'})`);
}

/** The gateway's error code. Its message may quote the phone number and is left out. */
const codeOf = ({ code, error_code }: Record<string, unknown>) => {
  const errorCode = code ?? error_code;
  return typeof errorCode === 'number' ? `, code ${errorCode}` : '';
};

/** Sends messages through a gateway with Twilio's HTTP API. A server error is retried once. */
export function openGatewaySms({ gateway, timeoutMs = 5_000 }: GatewayOptions): SmsSender {
  const authorization = `Basic ${Buffer.from(`${gateway.account}:${gateway.token}`).toString('base64')}`;
  const sender = messagingService.test(gateway.from) ? 'MessagingServiceSid' : 'From';

  async function call({ to, text }: SmsMessage): Promise<Response> {
    return fetch(gateway.url, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ To: to, [sender]: gateway.from, Body: text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((fault: unknown) => {
      throw callFault(fault);
    });
  }

  return {
    async send(message) {
      let response = await call(message);
      if (response.status >= 500) {
        await response.body?.cancel();
        response = await call(message);
      }
      const answer = await readAnswer(response).catch((fault: unknown) => {
        throw fault instanceof SmsFault ? fault : new SmsFault('unclear', 'The answer broke off');
      });
      const summary = `Answered ${response.status}${codeOf(answer)}`;
      if (response.status === 400) throw new SmsFault('refused', summary);
      if (!response.ok) throw new SmsFault('unavailable', summary);
      if (typeof answer['sid'] !== 'string') throw new SmsFault('unavailable', `${summary}, without a message id`);
      if (answer['status'] === 'failed' || answer['status'] === 'undelivered') throw new SmsFault('refused', summary);
    },
    sent: () => [],
  };
}
