import type { MessageTable } from '../messageTable.ts';

/** Who takes complaints, and who else helps. */
export const complaintMessages = {
  'complaint.whoToWriteTo': 'Who to write to',
  'complaint.goTo': 'Send your complaint to {contact}, or use the form on this page.',
  'complaint.goThroughTheForm': 'Use the form on this page, or talk to anyone at our counter.',
  'complaint.ratherTalk':
    'Rather talk? Call us and whoever answers will take down your complaint for you. Someone you trust can also contact us for you.',
  'complaint.helpsToHave':
    'It helps to have the date, the rego or order number, the names of the people you dealt with, and any photos or paperwork. We only use what you tell us to look into your complaint.',
  'complaint.notSettled': 'If you’re not happy with our answer',
  'complaint.goElsewhere':
    'Ask our managers to look at it again. You can also get outside help at any time, and it costs nothing to ask: the Australian Consumer Law gives you rights that {dealer} cannot take away. If your complaint is about a loan or insurance, go to the lender or insurer first, and then, free of charge, to the {authority}. For everything else, contact your consumer regulator:',
  'complaint.authority': 'Australian Financial Complaints Authority',
  'complaint.regulators': 'Consumer regulators',
  'complaint.legalAdvice': 'or get independent legal advice.',
} as const satisfies MessageTable;
