import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { buildResults } from '../../build/kept/buildResults';
import { sharedParser } from '../../texts/document';

/** Takes the tree of a text over from the checks, which run beside the build, or leaves it for them. */
export default function remarkKeptTree(this: Processor): void {
  const { parser } = this;
  if (parser) {
    const treeOf = sharedParser((text) => parser(text, new VFile(text)));
    this.parser = (text) => treeOf(text, buildResults());
  }
}
