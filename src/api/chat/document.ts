import { apiVersion } from '../common/apiVersion';
import { errorResponses } from '../common/errors';
import { servers } from '../common/server';
import { servicePaths, serviceTag } from '../common/service';
import { pathsOf } from '../openapi/call';
import type { ApiDocument } from '../openapi/document';
import { chatCalls } from './calls';
import { chatSchemas } from './schemas';

const title = 'Chat API';

/** The Chat API, for programs that show a chat window. Samples are added by the build. */
export const chatDocument: ApiDocument = {
  openapi: '3.1.0',
  info: {
    title,
    version: apiVersion,
    description: [
      'Use the Chat API in a program that shows a chat window: you send what the user wrote, and the answer holds the reply.',
      'A call is a POST with a JSON body in UTF-8. There is no sign-in: the assistant id `uuid` opens a chat, and the chat id `cuid` of the newest result goes into every later call.',
    ].join('\n\n'),
  },
  servers,
  tags: [
    { name: 'chat', 'x-displayName': 'Chat', description: 'Open a chat, send texts and events, get replies.' },
    { name: 'rating', 'x-displayName': 'Rating', description: 'Store what users think of replies.' },
    { name: 'incoming', 'x-displayName': 'Incoming messages', description: 'Messages from the Server API.' },
    serviceTag,
  ],
  paths: { ...pathsOf(chatCalls), ...servicePaths(title) },
  components: { responses: errorResponses('uuid'), schemas: chatSchemas },
};
