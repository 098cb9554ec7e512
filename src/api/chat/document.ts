import { errorResponses } from '../common/errors';
import { infoOf } from '../common/info';
import { servers } from '../common/server';
import { servicePaths, serviceTag } from '../common/service';
import { pathsOf } from '../openapi/call';
import type { ApiDocument } from '../openapi/document';
import { chatCalls } from './calls';
import { chatSchemas } from './schemas';
import { chatTags } from './tags';

const title = 'Chat API';

/** The Chat API, for programs that show a chat window. Samples are added by the build. */
export const chatDocument: ApiDocument = {
  openapi: '3.1.0',
  info: infoOf(title, [
    'With the Chat API you build your own chat window. Your program sends what the user wrote, and because the response to the same call contains the text of the reply, you need no webhook.',
    'You can build and test all of it without DialogOS: download `dialogos-mock.mjs` from the page of this API in the documentation, run `node dialogos-mock.mjs`, and send your calls to `http://localhost:4010`, where this mock replies as the sample assistant Pip.',
    'If your window needs buttons, links or cards, use the Server API, which sends them to your webhook, because the responses of the Chat API contain only the text of a reply.',
    'From a browser, the calls work only on the sites that are listed in **Allowed sites** of a web chat connection (CORS). Calls from servers are not limited in this way, because the Chat API has no list of addresses.',
    'Apart from the service calls, every call is a POST with a JSON body in UTF-8. There is no sign-in: the assistant ID `uuid` opens a chat, and every later call needs the chat ID `cuid` from the newest result.',
  ]),
  servers,
  security: [],
  tags: [...Object.values(chatTags), serviceTag],
  paths: { ...pathsOf(chatCalls), ...servicePaths(title) },
  components: { responses: errorResponses('uuid', 'an ID in the call is unknown'), schemas: chatSchemas },
};
