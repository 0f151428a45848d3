import { modelChoices, type ModelChoices } from '@forecourt/range/model';
import type { ModelPageProps } from '../contract/rangeProps.ts';

/** What the panel beside a model's picture lets visitors choose; null where no page takes the choice. */
export function panelChoices({ model, actions }: Pick<ModelPageProps, 'model' | 'actions'>): ModelChoices | null {
  return actions[0]?.href.startsWith('/') ? modelChoices(model) : null;
}
