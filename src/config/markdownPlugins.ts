import { figureKinds } from '../../plugins/figures/figureKinds';
import remarkDialog, { dialogFence } from '../../plugins/remark/remarkDialog';
import remarkFacts from '../../plugins/remark/remarkFacts';
import remarkFigures from '../../plugins/remark/remarkFigures';
import remarkGlossary from '../../plugins/remark/remarkGlossary';
import remarkKeys from '../../plugins/remark/remarkKeys';
import remarkLabels from '../../plugins/remark/remarkLabels';
import remarkSince from '../../plugins/remark/remarkSince';
import remarkSteps from '../../plugins/remark/remarkSteps';
import remarkTerms from '../../plugins/remark/remarkTerms';

/**
 * What the build makes of furniture and figures in the texts. They stand before the plugins of Docusaurus
 * (`beforeDefaultRemarkPlugins`), which read headings for the table of contents and links for the checks.
 */
export const remarkPlugins = [
  remarkFacts,
  remarkDialog,
  remarkFigures,
  remarkSteps,
  remarkSince,
  remarkTerms,
  remarkGlossary,
  remarkKeys,
  remarkLabels,
];

/** Elements that a text may use without an import; each has a page in the gallery. */
export const textElements = [
  'Fact',
  'FactTable',
  'Glossary',
  'Kbd',
  'Limits',
  'MessageTable',
  'RightsNeeded',
  'Since',
  'Steps',
  'Term',
  'Ui',
] as const;

/** Languages of fences that become something else than code; each has a page in the gallery. */
export const textFences = [dialogFence, ...Object.keys(figureKinds)];
