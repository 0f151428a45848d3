import { useCallback, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EnquiryInput, EnquiryValues } from '../../model/enquirySchema.ts';

export type EnquiryFormControl = UseFormReturn<EnquiryInput, unknown, EnquiryValues>;

/**
 * The category as it stands in the page, so that the questions that hang on it show. The page itself is what is
 * read: a visitor may have chosen before the script came.
 * @param first as the server rendered it
 */
export function useChosenCategory({ subscribe, getValues }: EnquiryFormControl, first: string): string {
  const listen = useCallback(
    (callback: () => void) => subscribe({ name: 'category', formState: { values: true }, callback }),
    [subscribe],
  );
  return useSyncExternalStore(
    listen,
    () => getValues('category') || first,
    () => first,
  );
}
