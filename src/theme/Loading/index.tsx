import styles from './styles.module.css';

/** What react-loadable gives to a loading component. */
type Props = { error?: unknown; retry: () => void; pastDelay: boolean };

export default function Loading({ error, retry, pastDelay }: Props) {
  if (error) {
    return (
      <div role="alert" className={styles.error}>
        <p>{String(error)}</p>
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.label}>Loading the page</span>
    </div>
  ) : null;
}
