'use client';

import { lateComponent, WhenNeeded } from '@forecourt/ui';
import type { TilesProps } from './Tiles.tsx';

const load = () => import('./Tiles.tsx');
const Tiles = lateComponent<TilesProps>(async () => (await load()).Tiles);

/** The drawn map; the code of the tiles comes when a visitor is near. */
export function LateTiles(props: TilesProps) {
  return (
    <WhenNeeded load={load}>
      <Tiles {...props} />
    </WhenNeeded>
  );
}
