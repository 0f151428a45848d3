import { bushScene } from './bush.ts';
import { forecourtScene } from './forecourt.ts';
import type { Backdrop } from './scene.ts';
import { studioScene } from './studio.ts';

export const pictureBackdrops = ['studio', 'forecourt', 'bush'] as const;
export type PictureBackdrop = (typeof pictureBackdrops)[number];

export const scenes: Record<PictureBackdrop, Backdrop> = {
  studio: studioScene,
  forecourt: forecourtScene,
  bush: bushScene,
};
