import type { PluggableList } from 'unified';
import { nearNames } from '../../src/data/nearNames';
import { buildResults } from '../build/kept/buildResults';
import { figureKinds } from '../figures/figureKinds';
import remarkFigures, { type RemarkFiguresOptions } from '../figures/remarkFigures';
import { TextFault } from '../texts/fault';
import { checkedLanguages } from './dl-examples/pageExamples';
import remarkDlExamples from './dl-examples/remarkDlExamples';
import { exampleBases, exampleSources } from './exampleBases';
import rehypeHighlight from './rehype/rehypeHighlight';
import rehypeMatrix from './rehype/rehypeMatrix';
import rehypeRussian from './rehype/rehypeRussian';
import rehypeWhole from './rehype/rehypeWhole';
import remarkChanges from './remark/remarkChanges';
import remarkCodeRows from './remark/remarkCodeRows';
import remarkDialog, { dialogFence } from './remark/remarkDialog';
import remarkDlCode from './remark/remarkDlCode';
import remarkDlFunctions from './remark/remarkDlFunctions';
import remarkDownloads from './remark/remarkDownloads';
import remarkFacts from './remark/remarkFacts';
import remarkGlossary from './remark/remarkGlossary';
import remarkKeptTree from './remark/remarkKeptTree';
import remarkKeys from './remark/remarkKeys';
import remarkLabels from './remark/remarkLabels';
import remarkNewestRelease from './remark/remarkNewestRelease';
import remarkReportBasics from './remark/remarkReportBasics';
import remarkSince from './remark/remarkSince';
import remarkSteps from './remark/remarkSteps';
import remarkTerms from './remark/remarkTerms';
import remarkVariableFacts from './remark/remarkVariableFacts';
import rehypeSources from './text-sources/rehypeSources';

/** What figures know of this site. */
export const figureOptions: RemarkFiguresOptions = {
  fault: (...wrong) => new TextFault(...wrong),
  nearNames,
  keep: (...asked) => buildResults().value(...asked),
};

/**
 * What the build makes of elements and figures in the texts. They run before the plugins of Docusaurus
 * (`beforeDefaultRemarkPlugins`), which read headings for the table of contents and links for the checks.
 */
export const remarkPlugins: PluggableList = [
  remarkKeptTree,
  // What these two write contains DL in sentences, so that is handled after them.
  [remarkDlExamples, { bases: exampleBases, sources: exampleSources }],
  remarkNewestRelease,
  remarkDlCode,
  remarkDlFunctions,
  remarkChanges,
  remarkVariableFacts,
  // Its section has facts.
  remarkReportBasics,
  remarkFacts,
  remarkCodeRows,
  remarkDialog,
  [remarkFigures, figureOptions],
  remarkSteps,
  remarkSince,
  remarkTerms,
  remarkGlossary,
  remarkKeys,
  remarkLabels,
  remarkDownloads,
];

/** They run after the plugins of Docusaurus. */
export const rehypePlugins: PluggableList = [rehypeHighlight, rehypeMatrix, rehypeRussian, rehypeWhole, rehypeSources];

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
export const textFences = [dialogFence, ...checkedLanguages, ...Object.keys(figureKinds)];
