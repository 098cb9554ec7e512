import ScrollableTable from '@site/src/components/ScrollableTable/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, table: ScrollableTable };
