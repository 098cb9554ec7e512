import type { ChangeKind } from '../../../src/data/schema/history';

/** Kinds of changes that a reader may have to act on. They come first in a post (style, section 16). */
export const urgentKinds: readonly ChangeKind[] = ['breaking', 'security', 'deprecated'];
