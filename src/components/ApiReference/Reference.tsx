import type { ApiPage, Group } from '../../api/page';
import Errors from './Errors';
import FormTable from './FormTable';
import LanguageProvider from './Language';
import OperationArticle from './OperationArticle';
import PartHeading from './PartHeading';
import Prose from './Prose';
import SchemaList from './SchemaList';
import TourButton from './TourButton';

function GroupPart({ group }: { group: Group }) {
  return (
    <section>
      <div className="api-group">
        <PartHeading as="h2" id={group.id}>
          {group.title}
        </PartHeading>
        <Prose html={group.text} as="p" />
      </div>
      {group.operations.map((operation) => (
        <OperationArticle key={operation.id} operation={operation} isWebhook={group.isWebhook === true} />
      ))}
    </section>
  );
}

/** All parts of one API as plain HTML: complete without script. */
export default function Reference({ page }: { readonly page: ApiPage }) {
  const { basics, groups, errors, changes, schemas, callForms } = page;
  return (
    <LanguageProvider>
      <section>
        <PartHeading as="h2" id="basics">
          Basics
        </PartHeading>
        <TourButton />
        {basics.map(({ id, title, html }) => (
          <section key={id} className="api-basic">
            <PartHeading as="h3" id={id}>
              {title}
            </PartHeading>
            <Prose html={html} />
          </section>
        ))}
      </section>
      {groups.map((group) => (
        <GroupPart key={group.id} group={group} />
      ))}
      <Errors errors={errors} />
      <section>
        <PartHeading as="h2" id="changes">
          Changes
        </PartHeading>
        <Prose html={changes} className="api-changes dos-changes" />
      </section>
      {callForms.length > 0 && <FormTable callForms={callForms} />}
      <SchemaList schemas={schemas} />
    </LanguageProvider>
  );
}
