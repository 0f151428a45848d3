import { formMessages } from '@forecourt/domain/messages';
import { Grid, Skeleton, Stack, VisuallyHidden, vars } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { shortQuestion } from '../Form/formColumns.ts';

const fields = ['first name', 'last name', 'email', 'phone'];

/** Placeholder of the form while its code loads. */
export function FormSkeleton() {
  const say = useWords(formMessages);
  const field = `calc(${vars.space.control} + 30px)`;
  return (
    <div role="status">
      <VisuallyHidden>{say('form.loadingTheForm')}</VisuallyHidden>
      <Stack gap={2}>
        <Grid min={shortQuestion} gap={2}>
          {fields.map((name) => (
            <Skeleton key={name} height={field} />
          ))}
        </Grid>
        <Skeleton height={field} />
        <Skeleton height="calc(8rem + 30px)" />
        <Skeleton height={vars.space.control} />
      </Stack>
    </div>
  );
}
