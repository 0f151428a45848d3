import type { ModelColour } from '@forecourt/domain';
import { modelFactMessages, modelMessages } from '@forecourt/domain/messages';
import { Picture, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { surchargeWords } from '../../model/rangeWords.ts';
import { ColourRadio } from '../ColourRadio/ColourRadio.tsx';
import * as styles from './ColourPicker.css.ts';

export interface ColourPickerProps {
  /** Make and model, for alternative texts. */
  name: string;
  /** Colours in the order they are shown. */
  colours: readonly ModelColour[];
}

/**
 * Colours as a group of radio buttons; the chosen one shows its picture, name and surcharge. Done by styles alone, so
 * that it works without JavaScript. Renders nothing without colours.
 */
export function ColourPicker({ name, colours }: ColourPickerProps) {
  const say = useWords(modelMessages);
  const sayFact = useWords(modelFactMessages);
  if (colours.length === 0) return null;
  return (
    <fieldset className={styles.root}>
      <legend>
        <VisuallyHidden>{say('model.colourOfThe', { name })}</VisuallyHidden>
      </legend>
      {colours.map((colour, place) => (
        <div key={colour.name} className={styles.colour}>
          <ColourRadio colour={colour} name="colour" defaultChecked={place === 0} />
          <div className={styles.shown}>
            {colour.image && (
              <Picture
                url={colour.image}
                alt={say('model.in', { name, colour: colour.name })}
                sizes="(min-width: 992px) 760px, 100vw"
                ratio="16/9"
                rounded
              />
            )}
            <p className={styles.words} aria-hidden="true">
              <strong>{colour.name}</strong>, {surchargeWords(colour.surcharge, sayFact)}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
