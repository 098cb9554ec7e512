/** The rules of Pip, from `plugins/api/reference/sampleRules.ts`. */
declare module '@generated/sample-rules/default/pip.json' {
  import type { BaseSource } from '@site/src/dl';

  const pip: BaseSource;
  export default pip;
}
