'use client';

import { Dialog, Notice, Stack } from '@forecourt/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import type { EnquiryFormProps } from '../EnquiryForm/EnquiryForm.tsx';
import { EnquiryFormSkeleton } from './EnquiryFormSkeleton.tsx';

export interface EnquiryDialogProps extends Omit<EnquiryFormProps, 'heading'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What the enquiry is about, above the form: usually picture, name and price. */
  summary?: ReactNode;
}

const unavailable = {
  default: () => (
    <Notice tone="danger" title="The form could not be loaded">
      Check your connection and reload the page.
    </Notice>
  ),
};

const LazyForm = lazy(() =>
  import('../EnquiryForm/EnquiryForm.tsx').then(
    ({ EnquiryForm }) => ({ default: EnquiryForm }),
    () => unavailable,
  ),
);

/** The enquiry form above the page. The form's own code loads when the dialog first opens. */
export function EnquiryDialog({ open, onOpenChange, title, summary, ...form }: EnquiryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="sheet">
      <Stack gap={3}>
        {summary}
        <Suspense fallback={<EnquiryFormSkeleton />}>
          <LazyForm {...form} />
        </Suspense>
      </Stack>
    </Dialog>
  );
}
