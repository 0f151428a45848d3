export const plantedMessages = {
  'planted.fees': 'Fees of the lender come on top.',
};
