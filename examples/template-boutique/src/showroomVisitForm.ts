import { aboutYou, defineForm } from '@forecourt/forms/model';

/** Asks for a visit; its page is `/forms/showroom-visit` on every site of a host that registers it. */
export const showroomVisitForm = defineForm({
  id: 'showroom-visit',
  title: 'Visit our showroom',
  intro: 'Tell us what you’d like to see and when. We’ll have it ready for you.',
  category: 'General Enquiry',
  subcategory: 'Showroom Visit',
  submitLabel: 'Ask for a time',
  fields: [
    ...aboutYou,
    {
      type: 'select',
      name: 'visit_part_of_day',
      label: 'Part of the day',
      options: ['Morning', 'Afternoon', 'Evening'].map((part) => ({ value: part, label: part })),
      placeholder: 'Choose',
      required: true,
    },
    { type: 'paragraph', name: 'visit_wishes', label: 'What would you like to see?' },
  ],
});
