export const leadCategories = [
  'General Enquiry',
  'Vehicle Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Finance Enquiry',
  'Test Drive Enquiry',
  'Careers Enquiry',
  'Fleet Enquiry',
] as const;
