'use client';

import { Picture, TextField, VisuallyHidden } from '@forecourt/ui';
import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { sendPicture } from './contentCalls.ts';
import { Problems, typed, wordsOf, type EditorContext } from './widgetWords.tsx';

const takenTypes = 'image/jpeg,image/png,image/webp,image/avif';
/** An address at which there may be a picture. */
const isAddress = (text: string): boolean => /^(?:\/media\/|https:\/\/)[^\s]+$/.test(text);

/** Uploads chosen pictures; of several the last one counts. */
function useUpload({ onChange, registry }: WidgetProps) {
  const { site, pictureLimit } = registry.formContext as EditorContext;
  const [state, setState] = useState<'none' | 'sending' | 'done'>('none');
  const [fault, setFault] = useState<string | null>(null);
  const count = useRef(0);
  // A list may have been put in another order meanwhile: the newest one knows where the field is.
  const put = useRef(onChange);
  useEffect(() => {
    put.current = onChange;
  });
  async function upload(file: File): Promise<void> {
    const number = (count.current += 1);
    setState('sending');
    setFault(null);
    const end = await sendPicture(site, file, pictureLimit);
    if (number !== count.current) return;
    setState(end.ok ? 'done' : 'none');
    if (end.ok) put.current(end.address);
    else setFault(end.message);
  }
  return { state, fault, upload, megabytes: pictureLimit.bytes / 1_024 ** 2 };
}

/** The address of a picture, which may be uploaded here, with the picture beside it. */
export function PictureWidget(props: WidgetProps) {
  const { id, label, schema, onChange } = props;
  const value = (props.value as string | undefined) ?? '';
  const [isTyping, setTyping] = useState(false);
  const { state, fault, upload, megabytes } = useUpload(props);
  return (
    <div className="edit-picture">
      <TextField
        {...wordsOf(props)}
        value={value}
        maxLength={schema.maxLength}
        autoComplete="off"
        onChange={({ target }) => {
          setTyping(true);
          onChange(typed(target.value));
        }}
        onBlur={() => setTyping(false)}
      />
      <div className="edit-chosen">
        {!isTyping && isAddress(value) && (
          <div className="edit-shown">
            <Picture url={value} alt={`${label} (current)`} sizes="160px" fit="contain" />
          </div>
        )}
        <div>
          <label className="edit-choose">
            <span>
              Choose a picture<VisuallyHidden>{`: ${label}`}</VisuallyHidden>
            </span>
            <input
              type="file"
              accept={takenTypes}
              aria-describedby={`${id}-file`}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // Chosen again after a failure, the same file is a change as well.
                if (file) void upload(file).finally(() => (target.value = ''));
              }}
            />
          </label>
          <p className="edit-hint" id={`${id}-file`}>
            {`A JPEG, PNG, WebP or AVIF from this device, up to ${megabytes} MB.`}
          </p>
          <p role="status">
            {state === 'sending' && 'Uploading the picture…'}
            {state === 'done' && 'Uploaded. Visitors will see it once you publish.'}
          </p>
          <Problems errors={fault === null ? [] : [fault]} />
        </div>
      </div>
    </div>
  );
}
