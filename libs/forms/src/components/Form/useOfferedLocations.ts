import { useEffect, useRef } from 'react';
import type { FormControl } from './formJob.ts';

/**
 * Locations that the form offers now. When an answer changes them, a location that is offered no longer is taken back,
 * and the only one is chosen.
 */
export function useOfferedLocations({ getValues, setValue }: FormControl, ids: readonly string[]): readonly string[] {
  const offered = useRef(ids);
  useEffect(() => {
    if (offered.current.join() === ids.join()) return;
    offered.current = ids;
    const [only = '', ...others] = ids;
    if (others.length === 0) setValue('location_id', only);
    else if (!ids.includes(String(getValues('location_id') ?? ''))) setValue('location_id', '');
  }, [ids, getValues, setValue]);
  return ids;
}
