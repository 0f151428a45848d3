import { useState } from 'react';

export function Price({ shown }: { shown: boolean }) {
  if (!shown) return null;
  const [price] = useState(0);
  return <b>{price}</b>;
}
