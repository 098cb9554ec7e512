import BaseUrlBanner from '@site/src/components/BaseUrlBanner/BaseUrlBanner';
import type { Props } from '@theme/Root';
import OriginalRoot from '@theme-original/Root';

export default function Root({ children }: Props) {
  return (
    <OriginalRoot>
      <BaseUrlBanner />
      {children}
    </OriginalRoot>
  );
}
