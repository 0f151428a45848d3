'use client';

import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';

/** Shows a preview's bar on the page that the link led to, not on further pages. */
export function HerePreview({ children }: { children: ReactNode }) {
  const path = usePathname();
  const [first] = useState(path);
  return path === first ? children : null;
}
