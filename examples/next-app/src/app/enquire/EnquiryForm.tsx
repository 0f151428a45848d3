'use client';

import { Form, type FormAction } from '@forecourt/forms';
import { useRouter } from 'next/navigation';

interface EnquiryFormProps {
  /** Of the dealer's site, whose host the browser asks. */
  origin: string;
  /** Takes the form where there is no JavaScript. */
  action: FormAction;
}

export function EnquiryForm({ origin, action }: EnquiryFormProps) {
  const router = useRouter();
  return (
    <Form
      form="contact"
      endpoint={`${origin}/api/leads`}
      slotsHref={`${origin}/api/appointments`}
      action={action}
      onSuccess={() => router.push('/thanks')}
    />
  );
}
