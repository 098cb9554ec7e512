import type { SampleRequest } from '../../api/samples/request';
import { samplesOf } from '../../api/samples/samples';
import Samples from '../ApiReference/Samples';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The call of a trial in the language of the reader, to be copied. */
export default function RequestAsCode({ request, title }: { readonly request: SampleRequest; readonly title: string }) {
  return (
    <details>
      <summary>This call as code</summary>
      <Samples title={`your call of ${title}`} samples={samplesOf(request).map(({ source }) => escapeHtml(source))} />
    </details>
  );
}
