import type { ModelColour } from '@forecourt/domain';
import { modelMessages } from '@forecourt/domain/messages';
import { Picture, type PictureProps } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './ModelPictures.css.ts';

export interface ModelPicturesProps extends Pick<PictureProps, 'url' | 'alt' | 'sizes' | 'ratio' | 'rounded'> {
  /** Choices, from `modelChoices`: colours with a picture replace the first picture once they are chosen. */
  colours: readonly ModelColour[];
}

/** The large picture of a model, replaced by that of the colour chosen in `ModelChoice`, which loads only then. */
export function ModelPictures({ colours, url, alt, ...shape }: ModelPicturesProps) {
  const say = useWords(modelMessages);
  return (
    <>
      <div className={styles.first}>
        <Picture url={url} alt={alt} priority {...shape} />
      </div>
      {colours.map(({ name, image }) => (
        <div key={name} className={styles.own}>
          {image && <Picture url={image} alt={say('model.in', { name: alt, colour: name })} {...shape} />}
        </div>
      ))}
    </>
  );
}
