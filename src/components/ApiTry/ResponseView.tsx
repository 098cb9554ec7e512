import type { ReactNode } from 'react';
import JsonText from './JsonText';

type Props = {
  readonly status: number;
  readonly body: unknown;
  /** What is said about the response, behind its status. */
  readonly children: ReactNode;
};

/** A response: its status with a remark, and its body as it is sent. */
export default function ResponseView({ status, body, children }: Props) {
  return (
    <>
      <p className="api-answer">
        <span className={`api-status ${status === 200 ? 'api-status--good' : ''}`}>{status}</span> {children}
      </p>
      <div className="api-code">
        <div className="api-panel">
          <pre>
            <JsonText value={body} />
          </pre>
        </div>
      </div>
    </>
  );
}
