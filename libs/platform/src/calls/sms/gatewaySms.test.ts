import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  fail,
  startLocalGateway,
  takeMessage,
  type GatewayAnswer,
  type LocalGateway,
} from '../testing/localGateway.ts';
import { openGatewaySms } from './gatewaySms.ts';

const message = { siteSlug: 'harbour-toyota', to: '+61412345678', text: '123456 is your code', at: new Date(0) };

let local: LocalGateway;
beforeEach(async () => void (local = await startLocalGateway()));
afterEach(() => local.close());

const send = (timeoutMs?: number) => openGatewaySms({ gateway: local.gateway, timeoutMs }).send(message);
const json =
  (status: number, body: object): GatewayAnswer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('the SMS gateway', () => {
  it('[GATE-06] is asked as Twilio is: a form, with the account and its token', async () => {
    await send();
    const [call] = local.calls;
    expect(call?.method).toBe('POST /2010-04-01/Accounts/AC123/Messages.json');
    expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('AC123:the-token').toString('base64')}`);
    expect(Object.fromEntries(call?.form ?? [])).toEqual({
      To: '+61412345678',
      From: '+61480000000',
      Body: '123456 is your code',
    });
  });

  it('chooses the sender itself where a messaging service is named', async () => {
    const from = `MG${'0a'.repeat(16)}`;
    await openGatewaySms({ gateway: { ...local.gateway, from } }).send(message);
    expect(local.calls[0]?.form.get('MessagingServiceSid')).toBe(from);
    expect(local.calls[0]?.form.has('From')).toBe(false);
  });

  it('is asked once more when it fails on its side, and not a third time', async () => {
    local.answerWith(fail(503));
    await send();
    expect(local.calls).toHaveLength(2);
    local.answerWith(fail(500), fail(502), takeMessage);
    await expect(send()).rejects.toMatchObject({ reason: 'unavailable', message: 'Answered 502' });
    expect(local.calls).toHaveLength(4);
  });

  it.each([
    [
      'a number it refuses',
      json(400, { code: 21_211, message: "The 'To' number +61412345678 is not valid" }),
      'refused',
      'Answered 400, code 21211',
    ],
    ['a wrong token', json(401, { code: 20_003 }), 'unavailable', 'Answered 401, code 20003'],
    ['too many calls', fail(429), 'unavailable', 'Answered 429'],
    ['a page instead of an answer', fail(200, '<html>{{rubbish'), 'unavailable', 'Answered 200, without a message id'],
    ['nothing at all', fail(201), 'unavailable', 'Answered 201, without a message id'],
    ['a list', fail(200, '[1]'), 'unavailable', 'Answered 200, without a message id'],
    [
      'a message that failed at once',
      json(201, { sid: 'SM1', status: 'failed', error_code: 30_006 }),
      'refused',
      'Answered 201, code 30006',
    ],
    ['an answer that never ends', fail(200, 'x'.repeat(100_000)), 'unclear', 'The answer is too long'],
  ] as const)('takes %s for what it is, and repeats no number', async (_name, answer, reason, detail) => {
    local.answerWith(answer);
    await expect(send()).rejects.toMatchObject({ reason, message: detail });
    expect(local.calls).toHaveLength(1);
  });

  it('is not followed elsewhere with the token', async () => {
    local.answerWith((response) => void response.writeHead(307, { location: local.gateway.url }).end());
    await expect(send()).rejects.toMatchObject({ reason: 'unavailable', message: 'Answered 307' });
    expect(local.calls).toHaveLength(1);
  });

  it('is not waited for longer than the limit', async () => {
    local.answerWith(() => undefined);
    await expect(send(50)).rejects.toMatchObject({ reason: 'unclear', message: 'No answer in time' });
    local.answerWith((response) => void response.writeHead(200).write('{'));
    await expect(send(50)).rejects.toMatchObject({ reason: 'unclear' });
  });

  it('says when nobody answers at its address, and when a call breaks off', async () => {
    local.answerWith((response) => void response.destroy());
    await expect(send()).rejects.toMatchObject({ reason: 'unclear' });
    const { gateway } = local;
    await local.close();
    await expect(openGatewaySms({ gateway }).send(message)).rejects.toMatchObject({ reason: 'unavailable' });
    local = await startLocalGateway();
  });
});
