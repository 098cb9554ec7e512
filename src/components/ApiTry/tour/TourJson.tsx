import JsonText from '../JsonText';

type Props = {
  readonly title: string;
  /** The step: each group of the page has its own name. */
  readonly of: string;
  readonly value: unknown;
  readonly marks: readonly string[];
};

const group = (label: string) => ({ role: 'group', 'aria-label': label });

/** What is sent or returned in a step of the tour, with the ids of the reader marked. */
export default function TourJson({ title, of, value, marks }: Props) {
  return (
    <div className="api-code" {...group(`${title}, ${of}`)}>
      <div className="api-bar">
        <span className="api-bar__title">{title}</span>
      </div>
      <div className="api-panel">
        <pre translate="no">
          <JsonText value={value} marks={marks} />
        </pre>
      </div>
    </div>
  );
}
