import { ArgTypes, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** Page of a component: what it is for, its first story, what each prop means, and all its stories. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <ArgTypes />
      <Stories includePrimary={false} />
    </>
  );
}
