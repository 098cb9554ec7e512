import Figure from '@theme/Figure';
import MDXComponents from '@theme-init/MDXComponents';

/** `remarkFigures` writes this element; no page has to import it. */
export default { ...MDXComponents, Figure };
