import type { TextHead } from './textHead';

/** Titles and descriptions of the pages that are made from code or data and so have no front matter. */
export const codePages: Readonly<Record<string, TextHead>> = {
  '/full_documentation': {
    title: 'Full documentation',
    description:
      'All documentation pages in reading order on one screen, with a line about each, ready to print or save.',
  },
  '/titlePage': {
    title: 'Title page',
    description: 'Title page of the DialogOS documentation: product, version 1.5.0, year 2023, and ways into the text.',
  },
  '/api/capi/': {
    title: 'Chat API reference',
    description:
      'Reference of the Chat API 0.1.0: init, request, event, rate, update and webhook, with bodies, results and errors.',
  },
  '/api/sapi/': {
    title: 'Server API reference',
    description:
      'Reference of the Server API 0.1.0: webhook, start dialog, send request, send event, rate response, v1, and errors.',
  },
};
