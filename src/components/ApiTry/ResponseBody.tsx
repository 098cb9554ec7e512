import JsonText from './JsonText';

/** The body of a response as it is sent. */
export default function ResponseBody({ body }: { readonly body: unknown }) {
  return (
    <div className="api-code">
      <div className="api-panel">
        <pre translate="no">
          <JsonText value={body} />
        </pre>
      </div>
    </div>
  );
}
