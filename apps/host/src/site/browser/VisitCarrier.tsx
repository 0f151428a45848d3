'use client';

import { visitFields } from '@forecourt/forms';
import { useEffect, useRef, type ReactNode } from 'react';

/** Adds the visit so far to the forms inside, so that the dealer sees where each lead came from. */
export function VisitCarrier({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = root.current;
    const carry = ({ formData }: FormDataEvent) => {
      for (const [name, value] of Object.entries(visitFields())) formData.set(name, value);
    };
    place?.addEventListener('formdata', carry);
    return () => place?.removeEventListener('formdata', carry);
  }, []);
  return <div ref={root}>{children}</div>;
}
