import { Fragment, type MouseEvent, useState } from 'react';
import { useCurrentPage } from './currentPage';
import Examples from './Examples';
import Prose from './Prose';

type Props = { readonly statuses: readonly string[]; readonly title: string };

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/** The error statuses of a call. One that is chosen is explained here; without script it leads to the list of errors. */
export default function CallErrors({ statuses, title }: Props) {
  const { errors } = useCurrentPage();
  const [open, setOpen] = useState<string>();
  const error = errors.find(({ status }) => status === open);
  return (
    <>
      <p className="api-answer">
        {statuses.map((status) => (
          <Fragment key={status}>
            <a
              className="api-status"
              href={`#error/${status}`}
              aria-expanded={status === open}
              onClick={(event) => {
                if (!opensElsewhere(event)) {
                  event.preventDefault();
                  setOpen(status === open ? undefined : status);
                }
              }}
            >
              {status}
            </a>{' '}
          </Fragment>
        ))}
        can be returned by every POST call, and <a href="#errors">Errors</a> explains what to do about each.
      </p>
      {error && (
        <div className="api-error">
          <Prose html={error.text} as="p" />
          <Examples
            name={`Error ${error.status} of ${title}`}
            title={`Error ${error.status}`}
            codes={[{ name: error.status, html: error.example }]}
          />
        </div>
      )}
    </>
  );
}
