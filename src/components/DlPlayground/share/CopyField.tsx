import { useEffect, useId, useRef } from 'react';

type Props = { readonly label: string; readonly text: string };

/** A text that the reader copies with the keyboard, because the page may not. It comes selected. */
export default function CopyField({ label, text }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is selected anew
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
