export const root = { paddingBlock: '8px' };
