import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LeadsConfig } from '../../config/leadsConfig.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { mailDestination, sampleLead, siteWith } from '../testing/leadSamples.ts';
import { convert } from 'xmlbuilder2';
import { sampleVehicle } from '@forecourt/domain/testing';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import { dealerMail, deliver } from './deliver.ts';
import { leadMail } from './email.ts';
import { openCancelLinks } from '../../secrets/cancelLinks.ts';
import { sendMail } from '../../calls/mail/sendMail.ts';

const site = siteWith([mailDestination]);
const destination = { id: 'mail', to: 'leads@harbour.example' };
let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
});

const config = (smtpUrl: string | null): LeadsConfig => ({
  dataFolder: folder,
  mailFrom: 'no-reply@forecourt.example',
  smtpUrl,
  webhookSecrets: {},
});

/** Runs a mail server for one test. */
async function withServer(talk: (socket: Socket) => void, use: (url: string) => Promise<void>): Promise<void> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('mail about a lead', () => {
  it('lies in the outbox whole, with headers that no visitor can add to', async () => {
    const lead = {
      ...sampleLead,
      name: 'Mia\r\nBcc: everyone@example.com',
      last_name: '"Ngô" <x@y.example>',
      message: '<script>alert(1)</script> R&D;',
    };
    await sendMail(leadMail(lead, site, destination, 'no-reply@forecourt.example'), 'lead-1', config(null), 1_000);
    expect(await readdir(join(folder, 'outbox', 'mail'))).toEqual(['lead-1.eml']);
    const mail = await readFile(join(folder, 'outbox', 'mail', 'lead-1.eml'), 'utf8');
    const headers = mail.split('\r\n\r\n')[0] ?? '';
    expect(headers.split('\r\n').filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual(['To: leads@harbour.example']);
    expect(headers).toContain('From: Harbour Toyota <no-reply@forecourt.example>');
    expect(headers).toMatch(/Reply-To: .*<mia\.nguyen@example\.com\.au>/s);
    expect(headers).toContain(`Message-ID: <${sampleLead.lead_id}.mail@forecourt.example>`);
    expect(String(leadMail(lead, site, destination, 'a@b.example').html)).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; R&amp;D;',
    );
  });

  it('says what the dealer needs first, in text and in HTML', () => {
    const { text, html, subject } = leadMail(sampleLead, site, destination, 'no-reply@forecourt.example');
    expect(subject).toBe('Vehicle Enquiry: Mia Nguyen, 2023 Toyota RAV4 GXL Hybrid');
    expect(String(text).split('\n').slice(0, 4)).toEqual([
      'Category: Vehicle Enquiry',
      'Name: Mia Nguyen',
      'Phone: 0412 345 678',
      'Email: mia.nguyen@example.com.au',
    ]);
    expect(String(html)).toContain('>0412 345 678</dd>');
  });

  it('looks like the visitor’s mail: what and who, ways to answer, the vehicle, then the facts in groups', () => {
    const look = { brand: '#eb0a1e', onBrand: '#ffffff' };
    const vehicleHref = 'https://harbour.example/cars/2023-toyota-rav4';
    const { html } = leadMail(sampleLead, site, destination, 'a@b.example', { look, vehicleHref });
    const page = convert(String(html).replace('<!doctype html>', ''), { format: 'object' });
    expect(JSON.stringify(page)).toContain('Vehicle Enquiry: Mia Nguyen, 2023 Toyota RAV4 GXL Hybrid');
    const links = [...String(html).matchAll(/<a class="button" href="([^"]+)"[^>]*>([^<]+)</g)];
    expect(links.map(([, href, words]) => [words, href])).toEqual([
      ['Reply', 'mailto:mia.nguyen@example.com.au?subject=Re%3A%202023%20Toyota%20RAV4%20GXL%20Hybrid'],
      ['Call 0412 345 678', 'tel:+61412345678'],
      ['See the vehicle', vehicleHref],
    ]);
    const headings = [...String(html).matchAll(/<h[12][^>]*>([^<]+)</g)].map(([, words]) => words);
    expect(headings).toEqual(['Vehicle Enquiry', 'Enquiry', 'Customer', 'Vehicle', 'Where it came from']);
    expect(String(html)).toContain('background: #eb0a1e; color: #ffffff');
    expect(String(html)).not.toMatch(/<(img|script|table|link|iframe)\b| src=|javascript:/);
  });

  it('offers no way to answer that the visitor did not give, and no page of a vehicle that is gone', () => {
    const lead = { ...sampleLead, email: '', phone: '' };
    expect(String(leadMail(lead, site, destination, 'a@b.example').html)).not.toContain('<a ');
  });

  it('leads to the page of the vehicle while it is in stock, and goes without where the stock cannot be asked', async () => {
    const parts = {
      config: config(null),
      publicSite: () => ({ origin: 'https://harbour.example' }),
    };
    const parcel = { lead: { ...sampleLead, car_id: 'car-1' }, site, destination: mailDestination };
    const htmlWith = async (byIds: InventoryStore['byIds']) =>
      String((await dealerMail(parcel, { ...parts, inventory: { byIds } })).html);
    expect(await htmlWith(async () => [sampleVehicle])).toContain(
      `href="https://harbour.example/cars/${sampleVehicle.slug}"`,
    );
    expect(await htmlWith(async () => [])).not.toContain('See the vehicle');
    expect(await htmlWith(() => Promise.reject(new Error('The database is down')))).toContain('0412 345 678');
  });

  it('goes to the mail server where one is configured, and nothing is written', async () => {
    const sentMails: string[] = [];
    const talk = (socket: Socket) => {
      socket.write('220 ready\r\n');
      let isData = false;
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        sentMails.push(text);
        if (isData) {
          if (!text.endsWith('\r\n.\r\n')) return;
          isData = false;
          socket.write('250 queued as 7\r\n');
        } else if (text.startsWith('DATA')) {
          isData = true;
          socket.write('354 go on\r\n');
        } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      });
    };
    await withServer(talk, async (url) => {
      const mail = leadMail(sampleLead, site, destination, 'no-reply@forecourt.example');
      expect(await sendMail(mail, 'lead-1', config(url), 5_000)).toBe('250 queued as 7');
    });
    expect(sentMails.join('')).toContain('RCPT TO:<leads@harbour.example>');
    expect(await readdir(folder)).toEqual([]);
  });

  it('gives up on a mail server that takes the call and says nothing', async () => {
    await withServer(
      () => undefined,
      async (url) => {
        const parts = {
          config: config(url),
          standInUrl: null,
          now: () => new Date(),
          limitMs: 200,
          cancelLinks: openCancelLinks('secret'),
          publicSite: () => ({ origin: 'https://harbour.example' }),
        };
        const parcel = { deliveryId: 'd1', lead: sampleLead, site, destination: mailDestination };
        await expect(deliver(parcel, parts)).rejects.toThrow(/No answer within 0.2 s|Greeting never received/);
      },
    );
  });
});
