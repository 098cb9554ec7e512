import { useEffect, useId, useRef } from 'react';

type Props = { readonly label: string; readonly text: string };

/** A text that is selected for the reader to copy with the keyboard, because the page is not allowed to copy it. */
export default function CopyField({ label, text }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has to be selected again
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <div className="dl-play__copy">
      <label htmlFor={id}>{label}</label>
      <textarea ref={field} id={id} rows={2} readOnly value={text} />
    </div>
  );
}
