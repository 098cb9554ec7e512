import { useCallback, useMemo } from 'react';
import type { SimulatedApi } from '../../api/simulate/calls';
import { useCurrentPage } from '../ApiReference/currentPage';
import { valuesInUse } from '../ApiReference/fillValues';
import { storedValues } from '../ApiReference/storedFills';
import { loadSimulator } from './simulators';
import { steps } from './tour/steps';
import TourStep from './tour/TourStep';
import { useTour } from './tour/useTour';
import './try.split.css';
import { useLoaded } from './useLoaded';

function TourOf({ api }: { api: SimulatedApi }) {
  const page = useCurrentPage();
  const own = steps[page.api] ?? [];
  // The reader has the first id; the others are taken from the answers.
  const begin = useMemo(() => valuesInUse(page.fills, storedValues(page.fills)), [page.fills]);
  const { outcomes, gathered, busy, problem, setText, take } = useTour(api, own, begin);
  return (
    <>
      <ol className="api-tour">
        {own.slice(0, outcomes.length + 1).map((step, index) => {
          const call = api.calls[step.operation];
          return (
            call && (
              <TourStep
                key={step.operation}
                step={step}
                call={call}
                gathered={gathered}
                outcome={outcomes[index]}
                isBusy={busy === index}
                onText={setText}
                onCall={() => take(index)}
              />
            )
          );
        })}
      </ol>
      <p role="status">
        {problem ??
          (outcomes.length === own.length && 'That was the tour. You have made every call that a first client needs.')}
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
      <p className="api-trial__note">Nothing is sent. The responses are made on this page.</p>
      {api === 'loading' && <p role="status">Loading the tour …</p>}
      {api === 'failed' && <p role="alert">The tour could not be loaded. Close it and open it again.</p>}
      {typeof api === 'object' && <TourOf api={api} />}
    </div>
  );
}
