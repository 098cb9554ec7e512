import { useState } from 'react';
import Lazy from './Lazy';

const load = () => import('../ApiTry/Tour');
const none = {};

/** Opens the guided tour; nothing of it is loaded before. */
export default function TourButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="api-try api-try--tour dos-page-actions">
      <p>
        New here? The tour takes you through your first calls. Each step uses the IDs from the previous step, and the
        sample assistant Pip answers whatever you type.
      </p>
      <button type="button" className="api-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the tour' : 'Take the tour'}
      </button>
      {isOpen && <Lazy load={load} name="the tour" props={none} />}
    </div>
  );
}
