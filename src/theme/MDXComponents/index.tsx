import '@site/src/components/Dialog/dialog.css';
import '@site/src/components/Dialog/why.css';
import '@site/src/components/Since/since.css';
import '@site/src/components/Steps/steps.css';
import '@site/src/components/DlLesson/lesson.css';
import BeginningFirst from '@site/src/components/BeginningFirst/BeginningFirst';
import DlExample from '@site/src/components/DlExample/DlExample';
import DlLesson from '@site/src/components/DlLesson/DlLesson';
import MarkupFigure from '@site/src/components/MarkupFigure/MarkupFigure';
import ScrollableTable from '@site/src/components/ScrollableTable/ScrollableTable';
import Term from '@site/src/components/Term/Term';
import TermAnchor from '@site/src/components/Term/TermAnchor';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  DlExample,
  DlLesson,
  figure: MarkupFigure,
  table: ScrollableTable,
  Term,
  TermAnchor,
  wrapper: BeginningFirst,
};
