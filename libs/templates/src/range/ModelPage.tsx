import type { ModelPageProps } from '../contract/rangeProps.ts';
import { ModelFrame, type ModelFrameProps } from './ModelFrame.tsx';
import { modelParts, type PartName } from './modelParts.tsx';
import { Fragment } from 'react';

/** Default order: sales arguments first (figures, reasons, grades, colours), then costs. */
const usualOrder: readonly PartName[] = [
  'facts',
  'reasons',
  'grades',
  'compare',
  'colours',
  'tow',
  'safety',
  'service',
  'ownership',
  'stock',
  'accessories',
  'offers',
  'gallery',
  'more',
  'enquire',
];

const maxLinks = 6;

/** Page of a model: its parts in the given order, without empty ones. */
export function ModelPage({
  order = usualOrder,
  head,
  ...props
}: ModelPageProps & Pick<ModelFrameProps, 'head'> & { order?: readonly PartName[] }) {
  const parts = modelParts(props);
  const shown = order.map((name) => parts[name]).filter((one) => one !== null);
  const links = shown.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }])).slice(0, maxLinks);
  return (
    <ModelFrame {...props} head={head} parts={links}>
      {shown.map(({ id, node }) => (
        <Fragment key={id}>{node}</Fragment>
      ))}
    </ModelFrame>
  );
}
