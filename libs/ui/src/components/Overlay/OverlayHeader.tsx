import { overlayMessages } from '@forecourt/domain/messages';
import { useWords } from '../../words/ownWords.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface OverlayHeaderProps {
  /** Id of the title, by which the dialog is named. */
  titleId: string;
  /** Heading of the dialog. */
  title: string;
  /** Style of the row that holds both. */
  className: string;
}

/** Title of a native dialog, and the button that closes it without a script. */
export function OverlayHeader({ titleId, title, className }: OverlayHeaderProps) {
  const say = useWords(overlayMessages);
  return (
    <div className={className}>
      <div id={titleId}>
        <Heading level={2} size="large">
          {title}
        </Heading>
      </div>
      <form method="dialog">
        <IconButton type="submit" label={say('overlay.close')} icon="close" />
      </form>
    </div>
  );
}
