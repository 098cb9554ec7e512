import { useCallback, useMemo } from 'react';
import type { SimulatedApi } from '../../api/simulate/calls';
import { useCurrentPage } from '../ApiReference/currentPage';
import { valuesInUse } from '../ApiReference/fillValues';
import { storedValues } from '../ApiReference/storedFills';
import { useLoaded } from '../ApiReference/useLoaded';
import { loadSimulator } from './simulators';
import { steps } from './tour/steps';
import TourStep from './tour/TourStep';
import { useTour } from './tour/useTour';
import { useTourPlace } from './tour/useTourPlace';
import './try.split.css';

function TourOf({ api }: { api: SimulatedApi }) {
  const page = useCurrentPage();
  const own = steps[page.api];
  // The reader has the first id; the others are taken from the answers.
  const begin = useMemo(() => valuesInUse(page.fills, storedValues(page.fills)), [page.fills]);
  const { outcomes, gathered, busy, problem, setText, take } = useTour(api, own, begin);
  const [place, goTo, heading] = useTourPlace();
  return (
    <>
      <progress className="api-tour__done" value={outcomes.length} max={own.length} aria-label="Steps done" />
      <ol className="api-tour">
        {own.map((step, index) => {
          const call = api.calls[step.operation];
          return (
            call && (
              <TourStep
                key={step.operation}
                step={step}
                place={`Step ${index + 1} of ${own.length}`}
                call={call}
                gathered={gathered}
                outcome={outcomes[index]}
                isBusy={busy === index}
                onText={setText}
                onCall={() => take(index)}
                // A step needs the ids of those before it.
                onOpen={index <= outcomes.length ? () => goTo(index) : undefined}
                onNext={index + 1 < own.length ? () => goTo(index + 1) : undefined}
                heading={index === place ? heading : undefined}
              />
            )
          );
        })}
      </ol>
      <p role="status">
        {problem ??
          (outcomes.length === own.length && (
            <>
              That was the tour. You have made the main calls of a client. Next, you can{' '}
              <a href="#test">test without DialogOS</a> on your own computer, or{' '}
              <a href="#clients">generate a client</a>.
            </>
          ))}
      </p>
    </>
  );
}

/** The first calls of a client, one after the other, with real replies of the sample assistant. */
export default function Tour() {
  const { api: name } = useCurrentPage();
  const api = useLoaded(useCallback(() => loadSimulator(name), [name]));
  return (
    <div className="api-trial api-trial--tour">
      <p className="api-trial__note">Nothing is sent. The responses are generated in your browser.</p>
      {api === 'loading' && <p role="status">Loading the tour …</p>}
      {api === 'failed' && <p role="alert">The tour could not be loaded. Close it and open it again.</p>}
      {typeof api === 'object' && <TourOf api={api} />}
    </div>
  );
}
