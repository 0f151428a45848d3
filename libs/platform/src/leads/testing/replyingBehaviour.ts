import { siteSchema, type SiteInput } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SmsFault } from '../../ports/smsPort.ts';
import { defaultReplyLimits } from '../replies/replyPlan.ts';
import { timelineOf } from '../timeline.ts';
import type { LeadSuite } from './leadSuite.ts';
import { contextAt, hookDestination, siteWith, visitor } from './leadSamples.ts';
import { partOf, readMail } from './readMail.ts';

const replying = (replies: SiteInput['replies'] = {}) =>
  siteWith([hookDestination], { replies: siteSchema.shape.replies.parse(replies) });

/** What visitors are sent who did something. */
export function itRepliesToVisitors(suite: LeadSuite): void {
  const { open, states, eventually } = suite;
  const rows = () => suite.fixture.deliveries();
  const types = async () => (await rows()).map(({ type, state }) => `${type} ${state}`).sort();
  const files = () => suite.fixture.outboxFiles('visitors');
  const timeline = async (leadId: string) =>
    (await timelineOf(suite.database, leadId)).map(({ what, detail }) => `${what}: ${detail}`);
  /** Limits are counted in the database, and tests share one. */
  const forget = () => suite.database.execute(sql.raw('delete from rate_limits'));

  it('[FORM-19] has the reply to the visitor in the lead’s own transaction, and sends it once to whom the form named', async () => {
    await forget();
    await open({ site: replying() });
    const answers = await Promise.all([1, 2, 3].map(() => suite.fixture.submit({ idempotency_key: 'thrice' })));
    expect(new Set(answers.map((answer) => answer.ok && answer.lead_id)).size).toBe(1);
    expect(await types()).toEqual(['visitor-mail pending', 'webhook pending']);
    await suite.fixture.restart();
    await suite.fixture.leads.startDeliveries();
    await eventually(states).toEqual(['delivered', 'delivered']);
    const [file, ...others] = await files();
    expect(others).toEqual([]);
    const mail = readMail(file?.content ?? '');
    expect(mail.headers['to']).toBe('mia.nguyen@example.com.au');
    const [first] = answers;
    const reference = first?.ok ? first.lead_id.slice(0, 8).toUpperCase() : '?';
    expect(partOf(mail, 'text/plain')).toContain(`Reference: ${reference}`);
  });

  it('sends nothing of a held lead until it is let go, and then the reply as well', async () => {
    await forget();
    await open({ site: replying() });
    await suite.fixture.leads.startDeliveries();
    await suite.fixture.submit({ website: 'https://spam.example' });
    expect(await types()).toEqual(['visitor-mail held', 'webhook held']);
    for (const { id } of await rows()) expect(await suite.fixture.leads.replay(id)).toBe(true);
    await eventually(states).toEqual(['delivered', 'delivered']);
    expect(await files()).toHaveLength(1);
  });

  it('sends one address no more than so many, whoever fills in the forms, and keeps every lead', async () => {
    await forget();
    await open({ site: replying(), replyLimits: { mailsPerHour: 2 } });
    const many = ['mia@example.com', 'Mia+a@example.com', 'mia+b@Example.com', 'other@example.com'];
    const leads: string[] = [];
    for (const email of many) {
      const answer = await suite.fixture.submit({ email });
      leads.push(answer.ok ? answer.lead_id : '');
    }
    const mailed = (await rows()).filter(({ type }) => type === 'visitor-mail').map(({ lead_id }) => lead_id);
    expect(mailed.sort()).toEqual([leads[0], leads[1], leads[3]].sort());
    expect(await timeline(leads[2] ?? '')).toContain('withheld: No reply by mail: too many to one address.');
    expect((await rows()).filter(({ type }) => type === 'webhook')).toHaveLength(4);
    expect(defaultReplyLimits).toMatchObject({ mailsPerHour: 10, mailsPerDay: 30 });
  });

  it('is silent where the site wants no replies, none of that kind, or nobody left an address', async () => {
    await forget();
    await open({ site: replying({ kinds: { careers: { send: false } } }) });
    const send = (values: Record<string, unknown>) =>
      suite.fixture.leads.submit(suite.fixture.site, values, contextAt(suite.fixture.now));
    expect(await send({ ...visitor, form_id: 'careers' })).toMatchObject({ ok: true });
    expect(await types()).toEqual(['webhook pending']);
    await suite.fixture.close();
    await open({ site: replying({ mail: false }) });
    expect(await suite.fixture.submit()).toMatchObject({ ok: true });
    expect(await types()).toEqual(['webhook pending']);
  });

  it('texts who asked for it or proved the number, and nobody else', async () => {
    await forget();
    await open({ site: replying({ mail: false, texts: true }) });
    const service = { ...visitor, form_id: 'service', service_wanted: 'Recall' };
    const send = (values: object, provenPhone: string | null = null) =>
      suite.fixture.leads.submit(
        suite.fixture.site,
        { ...service, ...values },
        { ...contextAt(suite.fixture.now), provenPhone },
      );
    await send({ PreferredContactMethod: 'Phone' });
    await send({ PreferredContactMethod: 'Email' }, '+61499999999');
    expect(await types()).toEqual(['webhook pending', 'webhook pending']);
    await send({ PreferredContactMethod: 'SMS' });
    await send({ PreferredContactMethod: 'Email', message: 'Another one.' }, '+61412345678');
    await suite.fixture.leads.startDeliveries();
    await eventually(async () => (await files()).length).toBe(2);
    expect((await files())[0]?.content).toMatch(/^\+61412345678\nHarbour Toyota: We've got your service request\./);
  });

  it('parks a text to a number that the gateway refuses', async () => {
    await forget();
    const sms = { send: () => Promise.reject(new SmsFault('refused', 'Answered 400')), sent: () => [] };
    await open({ site: replying({ mail: false, texts: true }), sms });
    await suite.fixture.leads.startDeliveries();
    await suite.fixture.leads.submit(
      suite.fixture.site,
      { ...visitor, form_id: 'service', service_wanted: 'Recall', PreferredContactMethod: 'SMS' },
      contextAt(suite.fixture.now),
    );
    await eventually(types).toEqual(['visitor-text parked', 'webhook delivered']);
  });
}
