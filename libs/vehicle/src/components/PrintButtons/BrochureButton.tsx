'use client';

import { brochureButtonMessages } from '@forecourt/domain/messages';
import { ButtonLink, earlyPress } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState, type MouseEvent } from 'react';
import { saveBrochure } from './saveBrochure.ts';

export interface BrochureButtonProps {
  /** Slug of the vehicle. */
  slug: string;
}

/** Button for the vehicle's brochure as a file; without JavaScript a plain link to it. */
export function BrochureButton({ slug }: BrochureButtonProps) {
  const say = useWords(brochureButtonMessages);
  const [preparing, setPreparing] = useState(false);
  const address = `/api/cars/${slug}/brochure.pdf`;

  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (preparing) return;
    setPreparing(true);
    try {
      await saveBrochure(address, `${slug}.pdf`, say('brochureButton.failed'));
    } catch (error) {
      window.alert(error instanceof Error ? error.message : String(error));
    } finally {
      setPreparing(false);
    }
  };

  return (
    <ButtonLink
      href={address}
      download={`${slug}.pdf`}
      variant="quiet"
      size="small"
      icon="document"
      {...earlyPress}
      aria-busy={preparing || undefined}
      onClick={(event) => void download(event)}
    >
      {preparing ? say('brochureButton.preparing') : say('brochureButton.downloadBrochure')}
    </ButtonLink>
  );
}
