'use client';

import dynamic from 'next/dynamic';

/** The form, which only browsers draw: it keeps what is typed, and calls the content API. */
export const LateRecordForm = dynamic(
  () => import('./RecordForm.tsx').then(({ RecordForm }) => ({ default: RecordForm })),
  {
    ssr: false,
    loading: () => <p role="status">Loading the form…</p>,
  },
);
