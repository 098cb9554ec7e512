import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import SkipToContent from '@theme-original/SkipToContent';
import { useEffect } from 'react';

/** Where the reader types. */
const field = 'input, textarea, select, [contenteditable]';

export default function SkipToContentUnlessTyping() {
  useEffect(() => {
    // The part that the original puts the focus on when a chosen page arrives.
    const region = document.querySelector(`[href="#${SkipToContentFallbackId}"]`)?.parentElement;
    if (region) {
      region.focus = (options) => {
        if (!document.activeElement?.matches(field)) HTMLElement.prototype.focus.call(region, options);
      };
    }
  }, []);
  return <SkipToContent />;
}
