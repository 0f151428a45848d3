'use client';

import { formMessages } from '@forecourt/domain/messages';
import { Dialog, Notice, Stack } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { lazy, Suspense, type ReactNode } from 'react';
import type { FormProps } from '../Form/Form.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

export interface FormDialogProps extends Omit<FormProps, 'heading'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called to open or close it. */
  onOpenChange: (open: boolean) => void;
  /** Heading of the dialog. */
  title: string;
  /** Summary above the form: usually picture, name and price. */
  summary?: ReactNode;
}

function Unavailable() {
  const say = useWords(formMessages);
  return (
    <Notice tone="danger" title={say('form.theFormCould')}>
      {say('form.checkYourConnection')}
    </Notice>
  );
}

const LazyForm = lazy(() =>
  import('../Form/Form.tsx').then(
    ({ Form }) => ({ default: Form }),
    () => ({ default: Unavailable }),
  ),
);

/** A form in a dialog. The form's own code loads when the dialog first opens. */
export function FormDialog({ open, onOpenChange, title, summary, ...form }: FormDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="sheet">
      <Stack gap={3}>
        {summary}
        <Suspense fallback={<FormSkeleton />}>
          <LazyForm {...form} />
        </Suspense>
      </Stack>
    </Dialog>
  );
}
