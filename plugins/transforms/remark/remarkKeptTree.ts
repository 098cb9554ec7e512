import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { buildResults } from '../../build/kept/buildResults';
import { sharedParser } from '../../texts/sharedParser';

/**
 * Takes the tree of a text over from the checks, which run beside the build, or leaves it for them.
 *
 * @param results of this build and earlier ones
 */
export default function remarkKeptTree(this: Processor, results = buildResults()): void {
  const { parser } = this;
  if (parser) {
    const treeOf = sharedParser((text) => parser(text, new VFile(text)));
    this.parser = (text) => treeOf(text, results);
  }
}
