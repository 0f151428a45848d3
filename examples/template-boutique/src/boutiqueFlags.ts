import type { OwnFlags } from '@forecourt/domain';

/** Flags that this template reads beside the platform's. */
export const boutiqueFlags = {
  showroomVisits: { default: false, reason: 'Home and vehicle pages offer a visit to the showroom by appointment' },
} as const satisfies OwnFlags;
