'use client';

import { useMemo } from 'react';
import { enquirySettings } from '../../model/enquiryOptions.ts';
import type { EnquiryFormProps } from '../EnquiryForm/EnquiryForm.tsx';
import { FormDialog, type FormDialogProps } from '../FormDialog/FormDialog.tsx';

export interface EnquiryDialogProps
  extends Omit<EnquiryFormProps, 'heading'>, Pick<FormDialogProps, 'open' | 'onOpenChange' | 'title' | 'summary'> {}

/** The enquiry form above the page. */
export function EnquiryDialog({ options, also, leaveOut, inSteps, ...dialog }: EnquiryDialogProps) {
  const settings = useMemo(() => enquirySettings(options, also, leaveOut), [options, also, leaveOut]);
  return <FormDialog {...dialog} form={inSteps ? 'enquiry-steps' : 'enquiry'} settings={settings} />;
}
