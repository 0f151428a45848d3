'use client';

import { lateComponent } from '@forecourt/ui';
import type { FormButtonProps } from './FormButton.tsx';

/** `FormButton` in a part that wakes when it is needed. */
export const LateFormButton = lateComponent<FormButtonProps>(async () => (await import('./FormButton.tsx')).FormButton);
