import type { Rule } from '../rule';
import { britishSpelling } from './british-spelling';
import { changeItems } from './change-items';
import { changeLinks } from './change-links';
import { fences } from './fences';
import { frontMatter } from './front-matter';
import { headings } from './headings';
import { incomingLinks } from './incoming-links';
import { keptIds } from './kept-ids';
import { links } from './links';
import { mdxTraps } from './mdx-traps';
import { naturalEnglish } from './natural-english';
import { pagePartsRule } from './page-parts';
import { paragraphs } from './paragraphs';
import { productNamesRule } from './product-names';
import { productTerms } from './product-terms';
import { readmeEnglish } from './readme-english';
import { releaseOrder } from './release-order';
import { routesSource } from './routes-source';
import { semicolons } from './semicolons';
import { sentences } from './sentences';
import { sinceBadges } from './since-badges';
import { ssml } from './ssml';
import { tables } from './tables';

/** All rules about texts, in the order in which their counts are printed. */
export const rules: readonly Rule[] = [
  routesSource,
  mdxTraps,
  frontMatter,
  headings,
  pagePartsRule,
  keptIds,
  links,
  incomingLinks,
  releaseOrder,
  changeItems,
  changeLinks,
  sinceBadges,
  tables,
  fences,
  ssml,
  sentences,
  paragraphs,
  semicolons,
  naturalEnglish,
  readmeEnglish,
  productTerms,
  productNamesRule,
  britishSpelling,
];
