import type { CodeSample } from '../openapi/document';
import { csharpSample } from './csharp';
import { curlSample } from './curl';
import { javaSample } from './java';
import { javascriptSample } from './javascript';
import { pythonSample } from './python';
import type { SampleRequest } from './request';

/**
 * A call in all languages, in the order that is the same everywhere. Runs in browsers too: a page can write
 * down a call that the reader has edited.
 */
export const samplesOf = (request: SampleRequest): CodeSample[] => [
  { lang: 'Shell', label: 'curl', source: curlSample(request) },
  { lang: 'JavaScript', label: 'JavaScript', source: javascriptSample(request) },
  { lang: 'Python', label: 'Python', source: pythonSample(request) },
  { lang: 'Java', label: 'Java', source: javaSample(request) },
  { lang: 'C#', label: 'C#', source: csharpSample(request) },
];
