'use client';

import { rememberPage } from '@forecourt/forms';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';

function Remember() {
  const path = usePathname();
  const search = useSearchParams().toString();
  useEffect(() => rememberPage(path, search), [path, search]);
  return null;
}

/** Records visited pages, so that an enquiry can say how the visitor came to it. */
export function VisitMemory() {
  return (
    <Suspense>
      <Remember />
    </Suspense>
  );
}
