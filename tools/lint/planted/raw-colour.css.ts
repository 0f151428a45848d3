export const root = { border: '1px solid #c00' };
