import { accountMenuMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { recheckSignedIn } from '../../stores/signedIn.ts';

interface SignOutButtonProps {
  /** Look of the button. */
  className: string;
  /** Server action that ends the session. */
  signOut: (data: FormData) => Promise<void>;
}

/** Signs out and makes every part of the page check the session again: not every browser reports changed cookies. */
export function SignOutButton({ className, signOut }: SignOutButtonProps) {
  const say = useWords(accountMenuMessages);
  const leave = async (data: FormData) => {
    try {
      await signOut(data);
    } finally {
      recheckSignedIn();
    }
  };
  return (
    <form action={leave}>
      <button type="submit" className={className}>
        {say('accountMenu.signOut')}
      </button>
    </form>
  );
}
