'use client';

import { RangeField, type RangeFieldProps } from '@forecourt/ui';

/** In its own file, so that the slider's code loads only when the first slider becomes visible. */
export function RangeSlider(props: RangeFieldProps) {
  return <RangeField {...props} />;
}
