import type { ReactNode } from 'react';

type Props = {
  readonly status: number;
  /** What is said about the response, behind its status. */
  readonly children: ReactNode;
};

/** What is read out of a response: its status with a remark. All lines and brackets of the body would be too much. */
export default function ResponseLine({ status, children }: Props) {
  return (
    <p className="api-answer">
      <span className={`api-status ${status === 200 ? 'api-status--good' : ''}`}>{status}</span> {children}
    </p>
  );
}
