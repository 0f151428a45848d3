import type { PublicSite } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { enquiryDefaults, type EnquiryDefaults } from '../model/enquiryDefaults.ts';
import { enquiryOptions, type EnquiryOptions } from '../model/enquiryOptions.ts';

/** A site of two dealerships whose form asks for category and branch. */
export const sampleGroupSite: PublicSite = {
  ...sampleSite,
  forms: { showCategory: true, showLocation: true },
  dealerships: [
    ...sampleSite.dealerships,
    { id: 'dealer-2', slug: 'northern-kia', name: 'Northern Kia', licence_number: 'MD67890', manufacturers: ['Kia'] },
  ],
};

/** About one vehicle: what most forms ask. */
export const sampleEnquiryOptions: EnquiryOptions = enquiryOptions(sampleSite, sampleVehicle);
export const sampleEnquiryDefaults: EnquiryDefaults = enquiryDefaults(sampleVehicle, sampleSite);

/** About no vehicle, on a site of several dealerships: everything is asked. */
export const sampleGroupOptions: EnquiryOptions = enquiryOptions(sampleGroupSite);
export const sampleGroupDefaults: EnquiryDefaults = enquiryDefaults(null, sampleGroupSite);

/** Answers that need no server: the address is the answer. */
const answering = (answer: object) => `data:application/json,${encodeURIComponent(JSON.stringify(answer))}`;

export const sampleAcceptingEndpoint: string = answering({ lead_id: 'lead-1', redirect: null });
export const sampleRefusingEndpoint: string = answering({
  error: 'We cannot take enquiries right now. Please call us.',
});
export const sampleFieldErrorEndpoint: string = answering({ fieldErrors: { email: 'We cannot reach this address.' } });
