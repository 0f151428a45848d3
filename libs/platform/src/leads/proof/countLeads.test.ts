import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { Conduct, ReceivedCall } from './badReceiver.ts';
import type { ReceivedMail } from './badMailServer.ts';
import { countLeads, type Counts } from './countLeads.ts';

let folder: string;
const ids = ['lead-1', 'lead-2'];
const accepted = ids.map((leadId, index) => ({ submission: index + 1, leadId, sendings: 1 }));

const call = (submission: number, destination: string, conduct: Conduct = 'takes'): ReceivedCall => ({
  destination,
  conduct,
  submission,
  isSigned: true,
  key: `lead-${submission}`,
  deliveryId: `lead-${submission} ${destination}`,
});
const calls = [call(1, 'crm'), call(1, 'dms'), call(2, 'crm'), call(2, 'dms')];
const mail = (submission: number, conduct: Conduct = 'takes', key = `lead-${submission}`): ReceivedMail => ({
  conduct,
  submission,
  key: `<${key}.visitor_mail@forecourt.example>`,
});
const mails = [mail(1), mail(2)];
const leads = ids.map((id) => ({ id, hasAccepted: true }));
const deliveries = ids.flatMap((id) =>
  ['crm', 'dms', 'sheet', 'visitor:mail'].map((name) => ({
    id: `${id} ${name}`,
    lead_id: id,
    destination_id: name,
    state: 'delivered',
    begun: 1,
    ended: 1,
  })),
);

interface World {
  calls: ReceivedCall[];
  mails: ReceivedMail[];
  leads: typeof leads;
  deliveries: typeof deliveries;
  rows: string[];
}
const whole: World = { calls, mails, leads, deliveries, rows: ids };

async function counted(changes: Partial<World> = {}): Promise<Counts> {
  const world = { ...whole, ...changes };
  await writeFile(join(folder, 'day.csv'), `\ufeffReference\r\n${world.rows.map((row) => `${row}\r\n`).join('')}`);
  const query = async <Row>(statement: string): Promise<Row[]> =>
    (statement.trimEnd().endsWith('from leads') ? world.leads : world.deliveries) as Row[];
  return countLeads(accepted, world, { query, close: async () => undefined }, folder);
}

beforeEach(async () => {
  folder = temporaryFolder();
});

const faultless = {
  lost: 0,
  doubled: 0,
  notArrived: 0,
  unrecorded: 0,
  unkeyed: 0,
  badRows: 0,
  notReplied: 0,
  strangeMails: 0,
};

it('finds nothing wrong where nothing is', async () => {
  expect(await counted()).toMatchObject({ ...faultless, accepted: 2, stored: 2, calls: 4, repeats: 0, interrupted: 0 });
});

it.each<[string, Partial<World>, Partial<Counts>]>([
  ['an accepted lead that is not stored', { leads: leads.slice(1) }, { lost: 1 }],
  ['a lead that no submission asked for', { leads: [...leads, { id: 'lead-3', hasAccepted: true }] }, { doubled: 1 }],
  ['a lead that a system never got', { calls: calls.slice(1) }, { notArrived: 1 }],
  ['a lead that a system took and forgot', { calls: [call(1, 'crm', 'lies'), ...calls.slice(1)] }, { notArrived: 1 }],
  ['a lead without a row', { rows: ['lead-1'] }, { notArrived: 1 }],
  ['a call that no try was written down for', { calls: [...calls, call(1, 'crm', 'fails')] }, { unrecorded: 1 }],
  [
    'a lead whose timeline does not begin',
    { leads: [{ id: 'lead-1', hasAccepted: false }, leads[1]!] },
    { unrecorded: 1 },
  ],
  [
    'a delivery that was never made',
    { deliveries: deliveries.filter(({ id }) => id !== 'lead-1 dms') },
    { unrecorded: 2 },
  ],
  [
    'a delivery that has no end',
    { deliveries: [{ ...deliveries[0]!, state: 'pending' }, ...deliveries.slice(1)] },
    { unrecorded: 1 },
  ],
  [
    'a call with another lead’s key',
    { calls: [...calls, { ...call(1, 'crm', 'fails'), key: 'lead-2' }] },
    { unkeyed: 1 },
  ],
  [
    'a call without a signature',
    { calls: [{ ...call(1, 'crm'), isSigned: false }, ...calls.slice(1)] },
    { unkeyed: 1 },
  ],
  ['a row that stands there twice', { rows: ['lead-1', ...ids] }, { badRows: 1 }],
  ['a row of nobody', { rows: [...ids, 'lead-'] }, { badRows: 1 }],
  ['a visitor who got no reply', { mails: [mail(1), mail(2, 'fails')] }, { notReplied: 1 }],
  ['a reply under another key', { mails: [...mails, mail(1, 'fails', 'lead-2')] }, { strangeMails: 1 }],
  ['a mail that no try was written down for', { mails: [...mails, mail(1, 'fails')] }, { unrecorded: 1 }],
])('counts %s', async (_, changes, counts) => {
  expect(await counted(changes)).toMatchObject(counts);
});

it('tells repeats, and tries that a kill cut short, from faults', async () => {
  const tried = [{ ...deliveries[0]!, begun: 2 }, ...deliveries.slice(1)];
  const both = tried.map((one) => (one.id === 'lead-2 visitor:mail' ? { ...one, begun: 2 } : one));
  const counts = await counted({ calls: [...calls, call(1, 'crm')], mails: [...mails, mail(2)], deliveries: both });
  expect(counts).toMatchObject({ ...faultless, repeats: 1, mailRepeats: 1, interrupted: 2 });
});
