import { recheckSignedIn } from '../../stores/signedIn.ts';

interface SignOutButtonProps {
  /** Look of the button. */
  className: string;
  /** Server action that ends the session. */
  signOut: (data: FormData) => Promise<void>;
}

/** Signs out, and has every part of the page look again who is signed in: not every browser tells of changed cookies. */
export function SignOutButton({ className, signOut }: SignOutButtonProps) {
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
        Sign out
      </button>
    </form>
  );
}
