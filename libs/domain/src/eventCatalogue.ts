import { eventIds, type EventName } from './events.ts';

/** Events of the Automotive Standards Council's specification for Google Analytics 4 that ours are reported as. */
export const ascEvents = [
  'asc_pageview',
  'asc_item_pageview',
  'asc_itemlist_pageview',
  'asc_form_submission',
  'asc_click_to_call',
  'asc_cta_interaction',
  'asc_element_configuration',
] as const;
export type AscEvent = (typeof ascEvents)[number];

/**
 * Parameters of an event: a vehicle, a vehicle if there is one, a vehicle or the place whose number it is, or a list of
 * the search.
 */
export type EventSubject = 'vehicle' | 'vehicleIfAny' | 'vehicleOrPlace' | 'listing';

export interface EventEntry {
  id: number;
  /** For people's reports. */
  title: string;
  /** The moment, ended with a full stop. */
  sentWhen: string;
  subject: EventSubject;
  asc: AscEvent;
  /** Who at the dealer it concerns, in the standard's words. */
  department: 'sales' | 'finance' | 'trade' | 'fleet' | 'careers' | 'general';
}

const described = {
  usedView: {
    title: 'Used vehicle viewed',
    sentWhen: 'The page of a used vehicle is shown, once per page.',
    subject: 'vehicle',
    asc: 'asc_item_pageview',
    department: 'sales',
  },
  newEnquiry: {
    title: 'New vehicle enquiry',
    sentWhen: 'The server has taken an enquiry on a new or demonstrator vehicle.',
    subject: 'vehicle',
    asc: 'asc_form_submission',
    department: 'sales',
  },
  usedEnquiry: {
    title: 'Used vehicle enquiry',
    sentWhen: 'The server has taken an enquiry on a used vehicle.',
    subject: 'vehicle',
    asc: 'asc_form_submission',
    department: 'sales',
  },
  testDrive: {
    title: 'Test drive',
    sentWhen:
      "The server has taken a test drive of a vehicle that is not used, or an enquiry on one tagged 'Test Drive Only'.",
    subject: 'vehicleIfAny',
    asc: 'asc_form_submission',
    department: 'sales',
  },
  tradeInAccepted: {
    title: 'Trade-in offer accepted',
    sentWhen: 'The server has taken the acceptance of a trade-in estimate.',
    subject: 'vehicleIfAny',
    asc: 'asc_form_submission',
    department: 'trade',
  },
  fleetForm: {
    title: 'Fleet enquiry',
    sentWhen: 'The server has taken a fleet enquiry.',
    subject: 'vehicleIfAny',
    asc: 'asc_form_submission',
    department: 'fleet',
  },
  defaultForm: {
    title: 'Other form',
    sentWhen: 'The server has taken a form that has no event of its own and names no vehicle.',
    subject: 'vehicleIfAny',
    asc: 'asc_form_submission',
    department: 'general',
  },
  phoneClick: {
    title: 'Phone number asked for',
    sentWhen: 'A visitor asks for the whole number of a vehicle or a place, once per number and page.',
    subject: 'vehicleOrPlace',
    asc: 'asc_click_to_call',
    department: 'sales',
  },
  financeInterest: {
    title: 'Finance interest',
    sentWhen: 'The finance calculator is changed for the first time, once per page.',
    subject: 'vehicleIfAny',
    asc: 'asc_element_configuration',
    department: 'finance',
  },
  favourite: {
    title: 'Favourite or saved vehicle',
    sentWhen: 'A vehicle becomes a favourite, or the watchlist has saved it; not when it is taken away.',
    subject: 'vehicle',
    asc: 'asc_cta_interaction',
    department: 'sales',
  },
  usedTestDrive: {
    title: 'Used vehicle test drive',
    sentWhen: 'The server has taken a test drive of a used vehicle.',
    subject: 'vehicle',
    asc: 'asc_form_submission',
    department: 'sales',
  },
  searchView: {
    title: 'Search viewed',
    sentWhen: 'A list of the stock is shown, once per page; refining it does not count again.',
    subject: 'listing',
    asc: 'asc_itemlist_pageview',
    department: 'sales',
  },
  careers: {
    title: 'Careers enquiry',
    sentWhen: 'The server has taken a careers enquiry.',
    subject: 'vehicleIfAny',
    asc: 'asc_form_submission',
    department: 'careers',
  },
  historyReport: {
    title: 'History report opened',
    sentWhen: "A visitor follows the link to a vehicle's history report.",
    subject: 'vehicle',
    asc: 'asc_cta_interaction',
    department: 'sales',
  },
  print: {
    title: 'Vehicle printed',
    sentWhen: "A visitor follows the link to a vehicle's print page.",
    subject: 'vehicle',
    asc: 'asc_cta_interaction',
    department: 'sales',
  },
} as const satisfies Record<EventName, Omit<EventEntry, 'id'>>;

export const eventNames = Object.keys(eventIds) as EventName[];

/** Every event there is. What is not in here is not sent, not taken and not stored. */
export const eventCatalogue = Object.fromEntries(
  eventNames.map((name) => [name, { id: eventIds[name], ...described[name] }]),
) as Readonly<Record<EventName, EventEntry>>;
