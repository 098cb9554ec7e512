import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { longDate } from '@site/src/data/dates';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';

export default function BlogPostItemHeaderInfo({ className }: Props) {
  const { date } = useBlogPost().metadata;
  return (
    <div className={clsx('margin-vert--sm', className)}>
      <time dateTime={date}>{longDate(date)}</time>
    </div>
  );
}
