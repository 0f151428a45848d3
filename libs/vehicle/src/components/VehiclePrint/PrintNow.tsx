'use client';

import { Button } from '@forecourt/ui';

/** Opens the browser's own print window. */
export function PrintNow() {
  return (
    <Button icon="print" onClick={() => window.print()}>
      Print this page
    </Button>
  );
}
