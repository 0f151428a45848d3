export const root = { display: 'none !important' };
