import type { PublicSite } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { formDefaults, type FormDefaults } from '../model/formDefaults.ts';
import { formSettings, type FormSettings } from '../model/formSettings.ts';
import { enquiryForm } from '../model/forms/enquiry.ts';

/** A site of two dealerships and two locations whose form asks for category and branch. */
export const sampleGroupSite: PublicSite = {
  ...sampleSite,
  forms: { ...sampleSite.forms, showCategory: true, showLocation: true },
  locations: [
    ...sampleSite.locations,
    { ...sampleSite.locations[0]!, id: 'loc-north', name: 'Northern Kia', primary: false },
  ],
  dealerships: [
    ...sampleSite.dealerships,
    {
      id: 'dealer-2',
      slug: 'northern-kia',
      name: 'Northern Kia',
      licence_number: 'MD67890',
      manufacturers: ['Kia'],
      review_url: null,
    },
  ],
};

/** About one vehicle: the usual questions. */
export const sampleEnquirySettings: FormSettings = formSettings(sampleSite, enquiryForm, sampleVehicle);
export const sampleEnquiryDefaults: FormDefaults = formDefaults(enquiryForm, sampleSite, sampleVehicle);

/** About no vehicle, on a site of several dealerships: everything is asked. */
export const sampleGroupSettings: FormSettings = formSettings(sampleGroupSite, enquiryForm);
export const sampleGroupDefaults: FormDefaults = formDefaults(enquiryForm, sampleGroupSite);

/** Data URLs that answer without a server. */
const answering = (answer: object) => `data:application/json,${encodeURIComponent(JSON.stringify(answer))}`;

export const sampleAcceptingEndpoint: string = answering({ lead_id: 'lead-1', redirect: null });
export const sampleRefusingEndpoint: string = answering({
  error: 'We cannot take enquiries right now. Please call us.',
});
const sampleFileIds = ['3f0e8a52-1c1b-4c55-9d0c-0c8a1f7b2e11', '9b1d6c3e-77a4-4f0e-8a55-5d2f1f6a7c20'] as const;
/** State of a form with two files. */
export const sampleFiles: string = sampleFileIds.join(' ');
/** Answers as if it had taken two files, whatever is sent. */
export const sampleFilesEndpoint: string = answering({ files: sampleFileIds.map((id) => ({ id })), refused: [] });

export const sampleFieldErrorEndpoint: string = answering({ fieldErrors: { email: 'We cannot reach this address.' } });

const sampleSlots = (date: string, ...hours: number[]) =>
  hours.map((hour) => ({
    start: new Date(Date.parse(`${date}T00:00:00Z`) + (hour - 8) * 3_600_000).toISOString(),
    time: `${String(hour).padStart(2, '0')}:00`,
    words: `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'am' : 'pm'}`,
    left: 1,
  }));

/** Free times in Perth, as the appointments endpoint returns them. */
export const sampleAppointments = {
  location: { id: 'loc-sales', name: 'Harbour Toyota Sales', time_zone: 'Australia/Perth' },
  days: [
    {
      date: '2026-11-28',
      weekday: 6,
      words: 'Saturday 28 November',
      slots: sampleSlots('2026-11-28', 9, 10, 11, 13, 14),
    },
    { date: '2026-11-30', weekday: 1, words: 'Monday 30 November', slots: sampleSlots('2026-11-30', 9, 12, 16) },
    { date: '2026-12-01', weekday: 2, words: 'Tuesday 1 December', slots: sampleSlots('2026-12-01', 10, 15) },
  ],
};
/** The request's query is placed after '#', so that the data URL ignores it. */
export const sampleSlotsEndpoint = `${answering(sampleAppointments)}#`;
