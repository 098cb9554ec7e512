import { useEffect, useId, useState } from 'react';
import type { Fill } from '../../api/page';
import { isUsable, valuesInUse } from './fillValues';
import { storedValues, storeValue } from './storedFills';

type FieldProps = { readonly fill: Fill; readonly value: string; readonly onChange: (value: string) => void };

function FillField({ fill: { name, label, value: example }, value, onChange }: FieldProps) {
  const id = useId();
  const isWrong = value !== '' && !isUsable(name, value.trim());
  return (
    <p>
      <label htmlFor={id}>
        {label} {name !== 'host' && <code>{name}</code>}
      </label>
      <input
        id={id}
        value={value}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong && (
        <span id={`${id}fault`} className="api-fills__fault">
          {name === 'host' ? 'This is not a host name.' : 'This is not a UUID.'} The samples keep the example value.
        </span>
      )}
    </p>
  );
}

/** The host and the ids of the reader, for every code of the page. They are kept in the browser. */
export default function Fills({ fills }: { readonly fills: readonly Fill[] }) {
  const [values, setValues] = useState<Record<string, string>>({});

  useEffect(() => setValues(storedValues(fills)), [fills]);

  useEffect(() => {
    for (const [name, value] of Object.entries(valuesInUse(fills, values))) {
      for (const place of document.querySelectorAll(`[data-fill="${name}"]`)) {
        if (place.textContent !== value) place.textContent = value;
      }
    }
  }, [fills, values]);

  const change = (name: string, value: string) => {
    setValues({ ...values, [name]: value });
    storeValue(name, value.trim());
  };

  return (
    <details className="api-fills dos-page-actions">
      <summary>Fill in your host and ids</summary>
      <div className="api-fills__fields">
        {fills.map((fill) => (
          <FillField
            key={fill.name}
            fill={fill}
            value={values[fill.name] ?? ''}
            onChange={(value) => change(fill.name, value)}
          />
        ))}
      </div>
      <p className="api-fills__note">
        They are used in every sample on this page. They stay in your browser and are not sent anywhere.
      </p>
    </details>
  );
}
