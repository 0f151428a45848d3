'use client';

import { lateComponent } from '@forecourt/ui';
import type { WhileOpenProps } from './WhileOpen.tsx';

/** `WhileOpen` in a part that wakes when it is needed. */
export const LateWhileOpen = lateComponent<WhileOpenProps>(async () => (await import('./WhileOpen.tsx')).WhileOpen);
