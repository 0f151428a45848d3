import { modelFactMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { ModelColour } from '@forecourt/domain';
import { VisuallyHidden } from '@forecourt/ui';
import type { ComponentProps, ReactNode } from 'react';
import { surchargeWords } from '../../model/rangeWords.ts';
import * as styles from './ColourRadio.css.ts';

interface ColourRadioProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className' | 'color'> {
  colour: Pick<ModelColour, 'name' | 'swatch' | 'surcharge'>;
  /** Content of the label, beside the swatch. */
  children?: ReactNode;
}

/** One colour of a radio group, as a round swatch; its name and surcharge are its accessible name. */
export function ColourRadio({ colour: { name, swatch, surcharge }, children, ...input }: ColourRadioProps) {
  const say = useWords(modelFactMessages);
  return (
    <label className={styles.root}>
      <input {...input} type="radio" value={name} className={styles.radio} />
      <span className={styles.swatch} style={{ backgroundColor: swatch }} />
      <VisuallyHidden>
        {name}, {surchargeWords(surcharge, say)}
      </VisuallyHidden>
      {children}
    </label>
  );
}
