import type { ApiDocument } from '../openapi/document';
import { apiVersion } from './apiVersion';

type Info = ApiDocument['info'];

/** The licence is that of this project (LICENSE), and the contact that of src/data/facts/support.yml. */
export const infoOf = (title: string, paragraphs: string[]): Info => ({
  title,
  version: apiVersion,
  description: paragraphs.join('\n\n'),
  contact: { name: 'DialogOS support', email: 'support@dialogos.example' },
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
});
