import { loanMessages } from '@forecourt/domain/messages';
import { ButtonLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

/** The line about finance of a vehicle that no lender states a repayment for: it leads to the enquiry. */
export function FinancePrompt({ enquireHref }: { enquireHref: string }) {
  const say = useWords(loanMessages);
  return (
    <ButtonLink href={enquireHref} variant="quiet" size="small" icon="dollar">
      {say('loan.enquireForFinance')}
    </ButtonLink>
  );
}
