import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signatureFault, signatureHeader } from '../../secrets/signature.ts';
import { timelineOf } from '../timeline.ts';
import type { LeadSuite } from './leadSuite.ts';
import { adfDestination, csvDestination, hookOnly, siteWith } from './leadSamples.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A system that takes whatever is posted to it. */
async function startReceiver(): Promise<{ url: string; received: Received[]; close(): void }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/adf`;
  return { url, received, close: () => server.close() };
}

/** What systems, files and its own timeline say about a lead. */
export function itReportsLeads(suite: LeadSuite): void {
  const { open, states, eventually } = suite;
  const timeline = async (leadId: string) =>
    (await timelineOf(suite.database, leadId)).map(({ what, detail }) => `${what}: ${detail}`);

  it('[FORM-19] posts ADF with its signature and the lead’s id as key, and keeps a row in the day’s file', async () => {
    const receiver = await startReceiver();
    const { to: _mail, ...plain } = { ...adfDestination, to: undefined };
    const signed = { ...plain, url: receiver.url, secret: 'dms-secret' };
    await open({
      site: siteWith([signed, csvDestination, { ...plain, id: 'unsigned', url: receiver.url }]),
      webhookSecrets: { 'dms-secret': 'very-secret' },
    });
    await suite.fixture.leads.startDeliveries();
    const answer = await suite.fixture.submit({ message: '=HYPERLINK("http://bad.example")' });
    const leadId = answer.ok ? answer.lead_id : '';
    await eventually(states).toEqual(['delivered', 'delivered', 'delivered']);
    receiver.close();
    expect(receiver.received).toHaveLength(2);
    for (const { headers, body } of receiver.received) {
      expect(body).toContain(`<id sequence="1" source="Forecourt">${leadId}</id>`);
      expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'idempotency-key': leadId });
    }
    const faults = receiver.received.map(({ headers, body }) =>
      signatureFault('very-secret', body, headers[signatureHeader]?.toString(), new Date()),
    );
    expect(faults.sort()).toEqual(['missing', null]);
    const [file, ...others] = await suite.fixture.csvFiles();
    expect(others).toEqual([]);
    expect(file?.name).toMatch(/^harbour-toyota-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.content.split('\r\n')).toHaveLength(3);
    expect(file?.content).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
  });

  it('keeps one row of a lead whose process died between writing it and saying so', async () => {
    await open({ site: siteWith([csvDestination]) });
    await suite.fixture.leads.startDeliveries();
    const answer = await suite.fixture.submit();
    await eventually(states).toEqual(['delivered']);
    await suite.database.execute(sql.raw(`update deliveries set state = 'parked', attempts = '[]'`));
    expect(await suite.fixture.leads.replay((await suite.fixture.deliveries())[0]!.id)).toBe(true);
    await eventually(states).toEqual(['delivered']);
    expect((await suite.fixture.csvFiles())[0]?.content.split('\r\n')).toHaveLength(3);
    expect((await timeline(answer.ok ? answer.lead_id : '')).at(-1)).toMatch(/^delivered: Was in .*\.csv already$/);
  });

  it('writes down every try before it is made, and how it ended', async () => {
    await open({ site: hookOnly, timing: { tries: 2 } });
    suite.fixture.standIn.misbehave('leads', { fail: 2 });
    await suite.fixture.leads.startDeliveries();
    const answer = await suite.fixture.submit();
    const leadId = answer.ok ? answer.lead_id : '';
    await eventually(states).toEqual(['parked']);
    await suite.fixture.leads.replay((await suite.fixture.deliveries())[0]!.id);
    await eventually(states).toEqual(['delivered']);
    const by = `by .+, process ${process.pid}`;
    expect(await timeline(leadId)).toEqual([
      'accepted: for crm',
      expect.stringMatching(`^begun: Try 1 ${by}$`),
      'failed: Answered 503',
      expect.stringMatching(`^begun: Try 2 ${by}$`),
      'parked: Answered 503',
      'replayed: Put back in the queue by hand',
      expect.stringMatching(`^begun: Try 3 ${by}$`),
      'delivered: Answered 201',
    ]);
  });

  it('tells the end of a call whose job another process had taken over meanwhile', async () => {
    await open({ site: hookOnly });
    suite.fixture.standIn.misbehave('leads', { delayMs: 1_500 });
    await suite.fixture.leads.startDeliveries();
    const answer = await suite.fixture.submit();
    const leadId = answer.ok ? answer.lead_id : '';
    await eventually(() => suite.fixture.standIn.waiting()).toBe(1);
    await suite.database.execute(
      sql.raw(`update deliveries set state = 'delivered', attempts = '[{"at":"2026-01-01","ok":true,"detail":""}]'`),
    );
    await eventually(async () => (await timeline(leadId)).at(-1)).toBe(
      'overtaken: Another process had gone on. Answered 201',
    );
    expect((await suite.fixture.deliveries())[0]?.attempts).toHaveLength(1);
  });

  it('says why a lead is held, and keeps one without a destination', async () => {
    await open({ site: siteWith([]) });
    const answer = await suite.fixture.submit({ website: 'https://spam.example' });
    expect(await timeline(answer.ok ? answer.lead_id : '')).toEqual([
      'held: A field that people do not see was filled in. Kept from no destination',
    ]);
    expect(suite.fixture.logged()).toContain('Lead is kept, but its dealership has no destination');
  });
}
