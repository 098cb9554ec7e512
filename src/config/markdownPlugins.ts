import type { PluggableList } from 'unified';
import { baseLanguage } from '../../plugins/dl-examples/baseFence';
import { exampleLanguage } from '../../plugins/dl-examples/example';
import { dialogLanguage } from '../../plugins/dl-examples/pageExamples';
import remarkDlExamples from '../../plugins/dl-examples/remarkDlExamples';
import { figureKinds } from '../../plugins/figures/figureKinds';
import remarkChanges from '../../plugins/remark/remarkChanges';
import remarkDialog, { dialogFence } from '../../plugins/remark/remarkDialog';
import remarkDlCode from '../../plugins/remark/remarkDlCode';
import remarkDlFunctions from '../../plugins/remark/remarkDlFunctions';
import remarkFacts from '../../plugins/remark/remarkFacts';
import remarkFigures from '../../plugins/remark/remarkFigures';
import remarkGlossary from '../../plugins/remark/remarkGlossary';
import remarkKeys from '../../plugins/remark/remarkKeys';
import remarkLabels from '../../plugins/remark/remarkLabels';
import remarkNewestRelease from '../../plugins/remark/remarkNewestRelease';
import remarkReportBasics from '../../plugins/remark/remarkReportBasics';
import remarkSince from '../../plugins/remark/remarkSince';
import remarkSteps from '../../plugins/remark/remarkSteps';
import remarkTerms from '../../plugins/remark/remarkTerms';
import remarkVariableFacts from '../../plugins/remark/remarkVariableFacts';
import { exampleBases, exampleSources } from './exampleBases';

/**
 * What the build makes of furniture and figures in the texts. They stand before the plugins of Docusaurus
 * (`beforeDefaultRemarkPlugins`), which read headings for the table of contents and links for the checks.
 */
export const remarkPlugins: PluggableList = [
  // The folds that they write hold DL in sentences, so that comes after them.
  [remarkDlExamples, { bases: exampleBases, sources: exampleSources }],
  remarkDlCode,
  remarkDlFunctions,
  remarkChanges,
  remarkVariableFacts,
  // Its section has facts.
  remarkReportBasics,
  remarkFacts,
  remarkDialog,
  remarkFigures,
  remarkSteps,
  remarkNewestRelease,
  remarkSince,
  remarkTerms,
  remarkGlossary,
  remarkKeys,
  remarkLabels,
];

/** Elements that a text may use without an import; each has a page in the gallery. */
export const textElements = [
  'Change',
  'DlFunctions',
  'Fact',
  'FactTable',
  'Glossary',
  'Kbd',
  'Limits',
  'MessageTable',
  'NewestRelease',
  'ReportBasics',
  'RightsNeeded',
  'Since',
  'Steps',
  'Term',
  'Ui',
  'VariableFacts',
] as const;

/** Languages of fences that are checked or become something else than code; each has a page in the gallery. */
export const textFences = [dialogFence, exampleLanguage, baseLanguage, dialogLanguage, ...Object.keys(figureKinds)];
