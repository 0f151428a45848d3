export const root = { marginInlineStart: -12 };
