import { aboutYou, defineForm, standardForms } from '@forecourt/forms/model';
import { sampleVehicle } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { ClaimSlot } from '../claimedSlot.ts';
import type { LeadSuite } from './leadSuite.ts';
import { contextAt, everywhere, hookOnly, siteWith, visitor } from './leadSamples.ts';

const aboutCar = { ...visitor, message: '', car_id: sampleVehicle.id };
const start = '2026-11-28T01:00:00.000Z';

/** Every form of the platform goes the same way: its definition decides. */
export function itTakesForms(suite: LeadSuite): void {
  const send = (values: Record<string, unknown>) =>
    suite.fixture.leads.submit(suite.fixture.site, values, contextAt(suite.fixture.now));
  const stored = async (values: Record<string, unknown>) => {
    const answer = await send(values);
    return answer.ok ? suite.fixture.leads.lead(suite.fixture.site, answer.lead_id) : answer;
  };

  it('[FORM-06] takes an offer with its amount, and nothing the form does not ask', async () => {
    await open({});
    const { message: _none, ...offer } = { ...aboutCar, form_id: 'offer', offer_from_client: ' $12,500 ' };
    expect(await stored(offer)).toMatchObject({
      category: 'Vehicle Enquiry',
      subcategory: 'Make an Offer',
      opt_in: false,
      message: '',
      fields: { offer_from_client: '12500', form_id: 'offer', 'Vehicle Make': 'Toyota' },
    });
    for (const offer_from_client of ['', '0', '-5', '12.5k', '10,000,001']) {
      expect(await send({ ...offer, offer_from_client })).toMatchObject({
        ok: false,
        fieldErrors: { offer_from_client: expect.stringContaining('Enter ') },
      });
    }
    expect(await send({ ...offer, message: 'x' })).toMatchObject({
      error: "This form doesn’t have a field called 'message'.",
    });
  });

  it('[FORM-08] [FORM-12] files each form as its definition says, whatever the sender says', async () => {
    await open({});
    const forged = { category: 'Fleet Enquiry', subcategory: '3. Offer Accepted' };
    const photos = { ...aboutCar, form_id: 'request-photos', message: 'Please send photos for this car' };
    expect(await stored({ ...photos, ...forged })).toMatchObject({
      category: 'Vehicle Enquiry',
      subcategory: 'Request Photos',
      message: 'Please send photos for this car',
    });
    expect(await stored({ ...visitor, form_id: 'careers', ...forged, subcategory: '' })).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    });
    expect(await stored({ ...visitor, form_id: 'fleet', company: 'Acme', fleet_size: '5 to 19' })).toMatchObject({
      category: 'Fleet Enquiry',
      fields: { company: 'Acme', fleet_size: '5 to 19' },
    });
  });

  it('refuses a form that nobody declared, and takes one that an agency did', async () => {
    const own = defineForm({
      id: 'call-me',
      title: 'Call me back',
      category: 'General Enquiry',
      submitLabel: 'Call me',
      success: '/thanks',
      fields: [...aboutYou, { type: 'yes-no', name: 'urgent', label: 'Is it urgent?', required: true }],
    });
    await suite.open({ site: everywhere, forms: { ...standardForms, 'call-me': own } });
    for (const form_id of ['nonsense', '__proto__', 'constructor', { id: 'offer' }]) {
      expect(await send({ ...visitor, form_id })).toMatchObject({ ok: false, status: 422 });
    }
    const { message: _none, ...call } = { ...visitor, form_id: 'call-me' };
    expect(await send(call)).toMatchObject({ ok: false, fieldErrors: { urgent: 'Choose Yes or No.' } });
    expect(await send({ ...call, urgent: 'Yes' })).toMatchObject({ ok: true, redirect: '/thanks' });
  });

  it('needs what the site needs of one field, and no more', async () => {
    await suite.open({ site: everywhere, overrides: { 'test-drive': { kms: { shown: true, required: true } } } });
    const drive = { ...aboutCar, form_id: 'test-drive' };
    expect(await send(drive)).toMatchObject({ ok: false, fieldErrors: { kms: expect.stringContaining('kilometres') } });
    expect(await stored({ ...drive, kms: '45,000' })).toMatchObject({ fields: { kms: '45000' } });
  });

  it('keeps the words of every consent with the moment, and none where none was given', async () => {
    await open({ site: siteWith([], { flags: { requireTerms: true } }) });
    const agreed = { ...visitor, terms_conditions: 'on' };
    expect(await stored({ ...agreed, opt_in: 'on' })).toMatchObject({
      consent: {
        text: 'Send me news and offers. I agree to the terms of use.',
        at: suite.fixture.now.toISOString(),
      },
    });
    await suite.fixture.close();
    await open({});
    expect(await stored(visitor)).not.toHaveProperty('consent');
  });

  it('[FORM-07] books the chosen time together with the lead, once however often it is sent', async () => {
    const claimSlot = vi.fn<ClaimSlot>(async () => 'claimed');
    await open({ claimSlot });
    const drive = { ...aboutCar, form_id: 'test-drive', appointment: start, idempotency_key: 'k' };
    const lead = await stored(drive);
    expect(lead).toMatchObject({ category: 'Test Drive Enquiry', message: '', fields: { appointment: start } });
    await Promise.all([send(drive), send(drive)]);
    expect(claimSlot).toHaveBeenCalledOnce();
    expect(claimSlot.mock.calls[0]?.[1]).toMatchObject({
      locationId: 'loc-sales',
      start: new Date(start),
      leadId: lead && 'lead_id' in lead && lead.lead_id,
      vehicle: { id: sampleVehicle.id },
    });
  });

  it('[FORM-07] stores nothing of a lead whose time is gone, and takes it with another time', async () => {
    const claimSlot = vi.fn<ClaimSlot>(async (tx, { leadId }) => {
      await tx.execute(sql`update leads set category = 'touched' where id = ${leadId}`);
      return 'taken';
    });
    await open({ claimSlot });
    const drive = { ...aboutCar, form_id: 'test-drive', appointment: start, idempotency_key: 'k' };
    const message = 'Someone else has just taken this time. Please choose another.';
    expect(await send(drive)).toEqual({
      ok: false,
      status: 422,
      error: message,
      fieldErrors: { appointment: message },
    });
    expect([await suite.fixture.leads.outbox(50), await suite.jobs()]).toEqual([[], 0]);
    claimSlot.mockImplementationOnce(async () => 'not-offered');
    expect(await send(drive)).toMatchObject({
      fieldErrors: { appointment: expect.stringContaining('isn’t available') },
    });
    claimSlot.mockImplementation(async () => 'claimed');
    expect(await send({ ...drive, appointment: '2026-11-28T02:00:00Z' })).toMatchObject({ ok: true });
  });

  it('[FORM-07] books nothing for a suspect lead, and takes no time where none can be booked', async () => {
    const claimSlot = vi.fn<ClaimSlot>(async () => 'claimed');
    await open({ claimSlot });
    const drive = { ...aboutCar, form_id: 'test-drive', appointment: start };
    expect(await stored({ ...drive, website: 'https://spam.example' })).toMatchObject({
      quarantined: 'A field that people do not see was filled in. The time is not booked.',
    });
    expect(claimSlot).not.toHaveBeenCalled();
    await suite.fixture.close();
    await open({});
    expect(await send(drive)).toMatchObject({ ok: false, fieldErrors: { appointment: expect.any(String) } });
    expect(await send({ ...drive, appointment: '', preferred_time: 'Saturday' })).toMatchObject({ ok: true });
    expect(await send({ ...drive, appointment: 'tomorrow' })).toMatchObject({ ok: false });
  });

  async function open({ site = hookOnly, claimSlot }: { site?: typeof hookOnly; claimSlot?: ClaimSlot }) {
    await suite.open({ site, claimSlot });
  }
}
