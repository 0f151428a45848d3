'use client';

import { keepMessages } from '@forecourt/domain/messages';
import { useToast } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { toStoredVehicle, type StoredVehicle } from '../../model/entries.ts';
import { compareLimit } from '../../model/lists.ts';
import { useCompare } from '../../stores/useDeviceList.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';

export interface CompareToggleProps {
  /** The vehicle to compare. */
  vehicle: StoredVehicle;
}

/** Adds a vehicle to the comparison or removes it. A fifth vehicle is refused with a message that four is the limit. */
export function CompareToggle({ vehicle }: CompareToggleProps) {
  const say = useWords(keepMessages);
  const compare = useCompare();
  const toast = useToast();
  const isCompared = compare.has(vehicle.id);
  return (
    <ToggleButton
      word={say('keep.compareWord')}
      label={say('keep.compare', { name: vehicle.name })}
      icon={isCompared ? 'check' : 'compare'}
      pressed={isCompared}
      onClick={() => {
        if (!isCompared && compare.isFull) {
          toast(say('keep.compareIsFull', { limit: compareLimit }), 'compare');
        } else compare.toggle(toStoredVehicle(vehicle));
      }}
    />
  );
}
