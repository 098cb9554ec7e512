import ResponseLine from './ResponseLine';
import type { SentAnswer } from './sendCall';

/** The response of the reader's own host. It names the host, so that it is not mistaken for the documented response. */
export default function SentView({ answer, origin }: { readonly answer: SentAnswer; readonly origin: string }) {
  if ('failed' in answer) {
    return (
      <p>
        No response from <code>{origin}</code>. Check that it is running, and that it accepts calls from this site
        (CORS).
      </p>
    );
  }
  return (
    <ResponseLine status={answer.status}>
      This response was sent by <code>{origin}</code>.
    </ResponseLine>
  );
}
