export const root = { textAlign: 'right' };
