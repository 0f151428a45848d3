import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineChannel, PermanentDeliveryError } from '../../ports/deliveryChannelPort.ts';
import type { LeadSuite } from './leadSuite.ts';
import { everywhere, hookOnly, siteWith } from './leadSamples.ts';

/** What becomes of a stored lead. */
export function itDeliversLeads(suite: LeadSuite): void {
  const { open, jobs, states, eventually } = suite;

  it('keeps suspect leads apart with a reason while their senders see success, and sends them on when told to', async () => {
    await open({ site: hookOnly, limits: { perAddress: 3, perText: 2 } });
    const { leads, site, now } = suite.fixture;
    const begun = (msAgo: number) => leads.begin(site, new Date(now.getTime() - msAgo));
    const message = 'Would you take a little less for it if I pay in cash and fetch it before the end of June?';
    const sent = [
      await suite.fixture.submit({ email: 'a@example.com', message, website: 'https://spam.example' }),
      await suite.fixture.submit({ email: 'b@example.com', message, started_at: begun(300) }),
      await suite.fixture.submit({ email: 'c@example.com', message, started_at: begun(60_000) }),
      ...(await Promise.all(
        ['d', 'e', 'f', 'g'].map((who) =>
          suite.fixture.submit({ email: `${who}@example.com`, message: `Question ${who}` }, '203.0.113.9'),
        ),
      )),
    ];
    expect(sent.every((answer) => answer.ok)).toBe(true);
    const outbox = await suite.fixture.leads.outbox(50);
    const reasons = outbox
      .map(({ lead }) => lead.quarantined)
      .filter((reason) => reason !== null)
      .sort();
    expect(reasons).toEqual([
      'A field that people do not see was filled in.',
      'Several senders sent the same comments.',
      'The comments were written faster than people can.',
      'Too many enquiries came from one address.',
    ]);
    expect(JSON.stringify(outbox)).not.toContain('203.0.113.9');
    const held = outbox.flatMap(({ deliveries }) => deliveries).filter(({ state }) => state === 'held');
    expect([held.length, await jobs()]).toEqual([4, 3]);
    await suite.fixture.leads.startDeliveries();
    await eventually(() => suite.fixture.standIn.received().length).toBe(3);
    expect((await suite.fixture.leads.held(50)).map(({ lead }) => lead.quarantined).sort()).toEqual(reasons);
    const answers = await Promise.all([1, 2, 3].map(() => suite.fixture.leads.release(held[0]!.lead_id)));
    expect(answers.toSorted()).toEqual([false, false, true]);
    await eventually(() => suite.fixture.standIn.received().length).toBe(4);
    expect(await suite.fixture.leads.release(held[0]!.lead_id)).toBe(false);
    expect((await suite.fixture.leads.held(50)).length).toBe(3);
    expect(suite.fixture.standIn.received().map(({ duplicates }) => duplicates)).toEqual([0, 0, 0, 0]);
  });

  it('[FORM-19] delivers by mail, ADF and signed webhook, each once', async () => {
    await open({ site: everywhere });
    await suite.fixture.leads.startDeliveries();
    const answer = await suite.fixture.submit({ name: 'Mia <b>' });
    await eventually(states).toEqual(['delivered', 'delivered', 'delivered']);
    const leadId = answer.ok ? answer.lead_id : '';
    expect(suite.fixture.standIn.received()).toMatchObject([
      { idempotency_key: leadId, duplicates: 0, body: { lead: { lead_id: leadId } } },
    ]);
    const [mail] = await suite.fixture.outboxFiles('mail');
    expect(mail?.name).toBe(`${leadId}.mail.eml`);
    expect(mail?.content).toContain('To: leads@harbour.example');
    const [adf] = await suite.fixture.outboxFiles('adf');
    expect(adf?.content).toContain('<name part="first">Mia &lt;b&gt;</name>');
  });

  it('tries a failing destination again, parks it, and delivers once it is replayed', async () => {
    await open({ site: hookOnly });
    suite.fixture.standIn.misbehave('leads', { fail: 1_000 });
    await suite.fixture.leads.startDeliveries();
    await suite.fixture.submit();
    await eventually(states).toEqual(['parked']);
    const [parked] = await suite.fixture.deliveries();
    expect(parked).toMatchObject({
      next_attempt_at: null,
      attempts: [1, 2, 3].map(() => ({ ok: false, detail: 'Answered 503' })),
    });
    suite.fixture.standIn.misbehave('leads', { fail: 1 });
    expect(await suite.fixture.leads.replay(parked!.id)).toBe(true);
    await eventually(states).toEqual(['delivered']);
    expect((await suite.fixture.deliveries())[0]?.attempts.map(({ ok }) => ok)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(await suite.fixture.leads.replay(parked!.id)).toBe(false);
  });

  it('takes leads while destinations are down, slow or talk rubbish, and still reaches the others', async () => {
    // Long enough for a busy machine to write its outbox in.
    await open({ site: everywhere, timing: { callMs: 3_000, firstDelaySeconds: 3_600 } });
    suite.fixture.standIn.misbehave('leads', { delayMs: 60_000 });
    await suite.fixture.leads.startDeliveries();
    const details = async () =>
      (await suite.fixture.deliveries())
        .flatMap(({ attempts }) => attempts)
        .filter(({ ok }) => !ok)
        .map(({ detail }) => detail)
        .sort();
    expect(await suite.fixture.submit({ idempotency_key: 'slow' })).toMatchObject({ ok: true });
    await eventually(async () => (await states()).sort()).toEqual(['delivered', 'delivered', 'pending']);
    await eventually(details).toEqual(['No answer within 3 s']);
    suite.fixture.standIn.misbehave('leads', { garbage: true });
    expect(await suite.fixture.submit({ idempotency_key: 'rubbish' })).toMatchObject({ ok: true });
    await eventually(details).toEqual(['Answered 302', 'No answer within 3 s']);
  });

  it('[FORM-19] hands a lead to a channel of the host’s own, tries again what failed, and parks what no try can mend', async () => {
    const seen: { settings: unknown; email: string; key: string }[] = [];
    const crm = defineChannel({
      settings: z.strictObject({ pipeline: z.string() }),
      async deliver({ lead, settings, idempotencyKey, secret: key, facts }) {
        seen.push({ settings, email: lead.email, key: `${idempotencyKey} ${key}` });
        expect(facts).toContainEqual(['Email', lead.email]);
        if (seen.length === 1) throw new Error('Answered 503');
        return 'Answered 201';
      },
    });
    const shut = defineChannel({
      settings: z.strictObject({}),
      deliver: async () => Promise.reject(new PermanentDeliveryError('The key is refused')),
    });
    const destinations = [
      { id: 'own', type: 'channel' as const, channel: 'crm', settings: { pipeline: 'website' }, secret: 'crm' },
      { id: 'shut', type: 'channel' as const, channel: 'shut', settings: {} },
      { id: 'gone', type: 'channel' as const, channel: 'nobody', settings: {} },
    ].map((one) => ({ ...one, categories: [], dealershipIds: [] }));
    await open({ site: siteWith(destinations), channels: { crm, shut }, webhookSecrets: { crm: 'key' } });
    await suite.fixture.leads.startDeliveries();
    const answer = await suite.fixture.submit({ email: 'mia@example.com' });
    await eventually(async () => (await states()).sort()).toEqual(['delivered', 'parked', 'parked']);
    const key = `${answer.ok ? answer.lead_id : ''} key`;
    expect(seen).toEqual([1, 2].map(() => ({ settings: { pipeline: 'website' }, email: 'mia@example.com', key })));
    const details = (await suite.fixture.deliveries()).flatMap(({ attempts }) => attempts.map(({ detail }) => detail));
    expect(details.toSorted()).toEqual([
      'Answered 201',
      'Answered 503',
      "The host has no channel 'nobody'",
      'The key is refused',
    ]);
  });

  it('does nothing for a job that has been overtaken', async () => {
    await open({ site: hookOnly, timing: { firstDelaySeconds: 3_600 } });
    suite.fixture.standIn.misbehave('leads', { fail: 1_000 });
    await suite.fixture.leads.startDeliveries();
    await suite.fixture.submit();
    await eventually(() => jobs('completed')).toBe(1);
    await suite.database.execute(
      sql.raw("update pgboss.job set state = 'retry', start_after = now() where state = 'completed'"),
    );
    await eventually(() => jobs('completed')).toBe(1);
    expect((await suite.fixture.deliveries())[0]).toMatchObject({
      state: 'pending',
      attempts: [{ detail: 'Answered 503' }],
    });
    expect(await jobs()).toBe(2);
  });

  it('parks at once what trying again cannot mend', async () => {
    await open({ site: hookOnly, webhookSecrets: {} });
    await suite.fixture.leads.startDeliveries();
    await suite.fixture.submit();
    await eventually(async () => (await suite.fixture.deliveries())[0]).toMatchObject({
      state: 'parked',
      attempts: [{ detail: 'The secret of the webhook is not configured' }],
    });
  });

  it('[FORM-19] delivers after a restart what was pending before it', async () => {
    await open({ site: hookOnly });
    await suite.fixture.submit();
    await suite.fixture.restart();
    await suite.fixture.leads.startDeliveries();
    await eventually(states).toEqual(['delivered']);
    expect(suite.fixture.standIn.received()).toHaveLength(1);
  });

  it('hands over anew what nobody finished, and queues again what lost its job', async () => {
    await open({ site: hookOnly, timing: { jobSeconds: 1, superviseSeconds: 1 } });
    await suite.fixture.submit({ idempotency_key: 'taken-and-dropped' });
    await suite.database.execute(
      sql.raw("update pgboss.job set state = 'active', started_on = now() - interval '1 minute'"),
    );
    await suite.fixture.leads.startDeliveries();
    await eventually(states).toEqual(['delivered']);
    await suite.fixture.restart();
    await suite.fixture.submit({ idempotency_key: 'lost' });
    await suite.database.execute(sql.raw('delete from pgboss.job'));
    await suite.database.execute(
      sql.raw("update deliveries set next_attempt_at = now() - interval '1 hour' where state = 'pending'"),
    );
    await suite.fixture.leads.startDeliveries();
    await eventually(states).toEqual(['delivered', 'delivered']);
  });

  it('logs what happened without a visitor’s name, address, number or words', async () => {
    await open({ site: hookOnly });
    await suite.fixture.leads.startDeliveries();
    await suite.fixture.submit();
    await eventually(states).toEqual(['delivered']);
    expect(suite.fixture.logged()).toContain('Lead delivered');
    for (const personal of ['Nguyen', 'mia.nguyen', '345 678', 'towbar'])
      expect(suite.fixture.logged()).not.toContain(personal);
    // The whole number in any spelling: a few of its digits may well stand in an id or an instant.
    expect(suite.fixture.logged().replaceAll(/\s/g, '')).not.toContain('412345678');
  });
}
