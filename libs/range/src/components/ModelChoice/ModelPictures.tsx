import type { ModelColour } from '@forecourt/domain';
import { Picture, type PictureProps } from '@forecourt/ui';
import * as styles from './ModelPictures.css.ts';

export interface ModelPicturesProps extends Pick<PictureProps, 'url' | 'alt' | 'sizes' | 'ratio' | 'rounded'> {
  /** Of `modelChoices`: those with a picture take the place of the first once they are chosen. */
  colours: readonly ModelColour[];
}

/** The large picture of a model, and in its place that of the colour chosen in `ModelChoice`, fetched only then. */
export function ModelPictures({ colours, url, alt, ...shape }: ModelPicturesProps) {
  return (
    <>
      <div className={styles.first}>
        <Picture url={url} alt={alt} priority {...shape} />
      </div>
      {colours.map(({ name, image }) => (
        <div key={name} className={styles.own}>
          {image && <Picture url={image} alt={`${alt} in ${name}`} {...shape} />}
        </div>
      ))}
    </>
  );
}
