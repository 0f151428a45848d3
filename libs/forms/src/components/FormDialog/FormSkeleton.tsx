import { Grid, Skeleton, Stack, VisuallyHidden, vars } from '@forecourt/ui';
import { shortQuestion } from '../Form/formColumns.ts';

const fields = ['first name', 'last name', 'email', 'phone'];

/** Placeholder of the form while its code loads. */
export function FormSkeleton() {
  const field = `calc(${vars.space.control} + 30px)`;
  return (
    <div role="status">
      <VisuallyHidden>Loading the form</VisuallyHidden>
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
