import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import NearRoutes from '@site/src/components/NearRoutes/NearRoutes';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx('container margin-vert--lg', className)}>
      {/* The documentation shows this part alone for an unknown address below `/`, without its own title. */}
      <PageMetadata title="Page not found" />
      <div className="markdown">
        <Heading as="h1">Page not found</Heading>
        <p>
          There is no page at this address. Check the spelling: addresses are case-sensitive, and hyphens and a final
          slash make a difference.
        </p>
        <NearRoutes />
        <Heading as="h2" id="go-on">
          Where to go next
        </Heading>
        <ul>
          <li>
            <Link to="/">DialogOS documentation</Link>: the start page
          </li>
          <li>
            <Link to="/content">Contents</Link>: pages by task and by role
          </li>
          <li>
            <Link to="/full_documentation">Full documentation</Link>: all pages, each with a short description
          </li>
          <li>
            <Link to="/blog">Release notes</Link>: what is new in each release
          </li>
        </ul>
      </div>
    </main>
  );
}
