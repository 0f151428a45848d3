'use client';

import { useToast } from '@forecourt/ui';
import { toStoredVehicle, type StoredVehicle } from '../../model/entries.ts';
import { compareLimit } from '../../model/lists.ts';
import { useCompare } from '../../stores/useDeviceList.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';

export interface CompareToggleProps {
  /** The vehicle it is about. */
  vehicle: StoredVehicle;
}

/** Puts a vehicle beside others to compare, or takes it away. A fifth one is told that four are enough. */
export function CompareToggle({ vehicle }: CompareToggleProps) {
  const compare = useCompare();
  const toast = useToast();
  const isCompared = compare.has(vehicle.id);
  return (
    <ToggleButton
      word="Compare"
      label={`Compare ${vehicle.name}`}
      icon={isCompared ? 'check' : 'compare'}
      pressed={isCompared}
      onClick={() => {
        if (!isCompared && compare.isFull) {
          toast(`You can compare ${compareLimit} vehicles at once. Take one out to add this one.`, 'compare');
        } else compare.toggle(toStoredVehicle(vehicle));
      }}
    />
  );
}
