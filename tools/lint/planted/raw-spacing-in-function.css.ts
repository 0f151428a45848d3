import { vars } from '@forecourt/ui/tokens';

export const root = { gap: `calc(${vars.space[8]} + 0.5rem)` };
