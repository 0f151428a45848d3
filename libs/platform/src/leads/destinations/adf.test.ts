import { sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { sampleLead, siteWith } from '../testing/leadSamples.ts';
import { adfDocument } from './adf.ts';

interface Adf {
  adf: { prospect: Record<string, unknown> };
}

const site = siteWith([], { origin: 'https://harbour.example' });
const read = (xml: string) => (convert(xml, { format: 'object' }) as unknown as Adf).adf.prospect;

describe('ADF document', () => {
  it('writes vehicle, customer, vendor and provider in the order of the format', () => {
    const prospect = read(adfDocument(sampleLead, site));
    expect(Object.keys(prospect)).toEqual([
      '@status',
      'id',
      'requestdate',
      'vehicle',
      'customer',
      'vendor',
      'provider',
    ]);
    expect(prospect).toMatchObject({
      '@status': 'new',
      id: { '@source': 'Forecourt', '#': sampleLead.lead_id },
      requestdate: '2026-11-20T02:00:00.000Z',
      vehicle: {
        '@interest': 'buy',
        '@status': 'used',
        year: '2023',
        make: 'Toyota',
        model: 'RAV4',
        vin: sampleVehicle.vin,
        stock: 'T1001',
        trim: 'GXL',
      },
      customer: {
        contact: {
          name: [
            { '@part': 'first', '#': 'Mia' },
            { '@part': 'last', '#': 'Nguyen' },
          ],
          email: 'mia.nguyen@example.com.au',
          phone: { '@type': 'cellphone', '#': '+61412345678' },
          address: { postalcode: '6160', country: 'AU' },
        },
      },
      vendor: { vendorname: 'Harbour Toyota', url: 'https://harbour.example' },
      provider: { name: { '#': 'Forecourt' } },
    });
  });

  it('keeps what a visitor writes as text', () => {
    const message = 'A & B <adf>]]> "quoted" &amp; R&D;\nnext line 🚗';
    const xml = adfDocument({ ...sampleLead, message }, site);
    expect(xml).toContain('<?adf version="1.0"?>');
    expect(xml).toContain(
      '<comments>Vehicle Enquiry\nA &amp; B &lt;adf&gt;]]&gt; "quoted" &amp;amp; R&amp;D;\nnext line 🚗</comments>',
    );
  });

  it('names the make of the site where a lead is about no vehicle, and marks test drives', () => {
    const general = read(adfDocument({ ...sampleLead, category: 'General Enquiry', car_id: null, fields: {} }, site));
    expect(general).toMatchObject({ vehicle: { make: 'Toyota', '@interest': 'buy' } });
    const drive = read(adfDocument({ ...sampleLead, category: 'Test Drive Enquiry' }, site));
    expect(drive).toMatchObject({ vehicle: { '@interest': 'test-drive' } });
  });
});
