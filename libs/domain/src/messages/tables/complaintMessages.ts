import type { MessageTable } from '../messageTable.ts';

/** Who takes complaints, and who else helps. */
export const complaintMessages = {
  'complaint.whoToWriteTo': 'Who to write to',
  'complaint.goTo': 'Complaints go to {contact}, or through the form on this page.',
  'complaint.goThroughTheForm': 'Complaints go through the form on this page, or to anybody at our counter.',
  'complaint.ratherTalk':
    'If you would rather talk, call us: whoever answers takes your complaint down for you. Somebody you trust may write for you.',
  'complaint.helpsToHave':
    'It helps to have the date, the rego or order number, the names of the people you dealt with, and pictures or papers. What you tell us is used to look into the complaint and for nothing else.',
  'complaint.notSettled': 'If our answer does not settle it',
  'complaint.goElsewhere':
    'Ask for our managers to look at it once more. You can also go elsewhere at any time, and it costs nothing to ask: the Australian Consumer Law gives you rights that {dealer} cannot take away. With a complaint about a loan or insurance go to the lender or insurer first, and then, free of charge, to the {authority}. For everything else, contact your consumer regulator:',
  'complaint.authority': 'Australian Financial Complaints Authority',
  'complaint.regulators': 'Consumer regulators',
  'complaint.legalAdvice': 'or seek independent legal advice.',
} as const satisfies MessageTable;
