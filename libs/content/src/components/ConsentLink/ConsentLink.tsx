'use client';

import { consentCompanies } from '@forecourt/domain';
import { consentLinkMessages } from '@forecourt/domain/messages';
import { useIsAlive, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

export interface ConsentLinkProps {
  /** Look of the links around it. */
  className?: string;
}

/** Fetched on a press: few visitors open their choices again. */
const loadStore = () => import('../ConsentBanner/consentStore.ts');

/**
 * Opens the privacy choices again, where the site has any. Needs JavaScript: without it only the site itself counts
 * visits, and there is nothing to choose.
 */
export function ConsentLink({ className }: ConsentLinkProps) {
  const say = useWords(consentLinkMessages);
  const { site } = useSite();
  const isAlive = useIsAlive();
  if (!isAlive || consentCompanies(site).length === 0) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => void loadStore().then(({ consentStore }) => consentStore(site).reopen())}
    >
      {say('consent.choices')}
    </button>
  );
}
