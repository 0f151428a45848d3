export const root = { zIndex: 999 };
