import { TestSite } from '@forecourt/ui/testing';
import type { ComponentType } from 'react';
import { keepOnDevice } from './index.ts';

/** Stands a story on a site of its own, whose visitor keeps vehicles on the device. */
export const withVehicles =
  (slug: string, list: 'favourites' | 'compare', vehicles: Parameters<typeof keepOnDevice>[2]) =>
  (Story: ComponentType) => {
    keepOnDevice(slug, list, vehicles);
    return (
      <TestSite site={{ slug }}>
        <Story />
      </TestSite>
    );
  };
