'use client';

import { RangeField, type RangeFieldProps } from '@forecourt/ui';

/** A file of its own, so that the slider's code loads when the first slider comes into sight. */
export function RangeSlider(props: RangeFieldProps) {
  return <RangeField {...props} />;
}
