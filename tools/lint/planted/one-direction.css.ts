export const root = { paddingLeft: 'var(--space)' };
