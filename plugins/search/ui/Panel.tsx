import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useExcerpts } from '../client/useExcerpts';
import './panel.split.css';
import Results from './Results';
import Start from './Start';
import { useOpening } from './useOpening';
import { useSession } from './useSession';
import { useSheet } from './useSheet';

export type Props = {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** What was in the field when the reader pressed Enter before the session started, which may be after the panel is drawn. */
  readonly submitted: { readonly current: string };
  /** The reader is in the box. */
  readonly isActive: boolean;
  readonly leave: () => void;
};

/** The panel below the box with everything it does, loaded when a reader first gets close to the box. */
export default function Panel({ form, input, submitted, isActive, leave }: Props) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { open, onOtherTab } = useOpening(input, leave);
  const { session, shown } = useSession({ form, input, submitted, isActive, leave, open });
  useSheet(form, isActive, leave);
  const excerpts = useExcerpts(baseUrl, shown?.answered);
  const isEmpty = (shown?.state.query ?? input.value) === '';
  return (
    session && (
      <>
        {isActive && isEmpty && <Start input={input} lookUp={session.lookUp} />}
        <Results
          api={session.api}
          lookUp={session.lookUp}
          reload={session.reload}
          {...{ shown, excerpts, open, onOtherTab, input }}
        />
      </>
    )
  );
}
