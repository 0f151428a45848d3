'use client';

import { useSite, wakeParts } from '@forecourt/ui';
import { useEffect } from 'react';
import { isKnownVisitor } from '../../stores/isKnownVisitor.ts';
import { compareStore } from '../../stores/stores.ts';

/** Wakes the page's late parts at once for a visitor for whom vehicles look otherwise than the server drew them. */
export function WakeForVisitor() {
  const { slug } = useSite().site;
  useEffect(() => {
    if (isKnownVisitor(slug) || compareStore(slug).current().length > 0) wakeParts();
  }, [slug]);
  return null;
}
