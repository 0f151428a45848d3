import { expect, it } from 'vitest';
import { sendMail } from '../../calls/mail/sendMail.ts';
import { replyMail } from '../replies/replyMail.ts';
import { sampleLead, siteWith } from '../testing/leadSamples.ts';
import { startBadMailServer } from './badMailServer.ts';

const lead = { ...sampleLead, email: 'visitor-17@example.com.au' };
const facts = { lead, site: siteWith([]), outcome: undefined, origin: 'https://harbour.example', cancel: null };
const mail = replyMail({ ...facts, look: { brand: '#000000', onBrand: '#ffffff' } }, 'no-reply@forecourt.example');

async function sent(chance: number): Promise<{ answer: string; conduct: string | undefined; key: string | undefined }> {
  const server = await startBadMailServer(() => chance);
  const config = { dataFolder: '', mailFrom: '', smtpUrl: server.url, webhookSecrets: {} };
  try {
    const answer = await sendMail(mail, 'reply', config, 2_000).catch(() => 'no');
    const [first, ...others] = server.mails;
    expect([first?.submission, others]).toEqual([17, []]);
    return { answer, conduct: first?.conduct, key: first?.key };
  } finally {
    await server.close();
  }
}

it('takes a mail with its key, refuses it, or takes it and hangs up, as chance has it', async () => {
  const key = `<${lead.lead_id}.visitor_mail@forecourt.example>`;
  expect(await sent(0.9)).toEqual({ answer: '250 taken', conduct: 'takes', key });
  expect(await sent(0.01)).toEqual({ answer: 'no', conduct: 'fails', key });
  expect(await sent(0.1)).toEqual({ answer: 'no', conduct: 'takes and hangs up', key });
});
