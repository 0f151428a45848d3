'use client';

import { lateComponent, WhenNeeded } from '@forecourt/ui';
import type { OpenNowLineProps } from './OpenNowLine.tsx';

const load = () => import('./OpenNowLine.tsx');
const Line = lateComponent<OpenNowLineProps>(async () => (await load()).OpenNowLine);

/** The line as the server drew it; the code that keeps it up to date comes when a visitor is near. */
export function LateOpenNowLine(props: OpenNowLineProps) {
  return (
    <WhenNeeded load={load}>
      <Line {...props} />
    </WhenNeeded>
  );
}
