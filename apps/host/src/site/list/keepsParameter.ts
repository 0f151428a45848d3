import { saveParameter } from '@forecourt/shopper/model';

/** A vehicle to be saved stays in the address of a search until the part that saves it removes it; nothing else does. */
export const keepsParameter = (name: string): boolean => name === saveParameter;
