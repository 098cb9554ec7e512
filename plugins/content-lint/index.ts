import type { Plugin } from '@docusaurus/types';

export default function contentLint(): Plugin {
  return { name: 'content-lint' };
}
