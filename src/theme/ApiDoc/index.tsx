import ApiOperations, { type Props } from '@site/src/components/ApiOperations/ApiOperations';

export default function ApiDoc(props: Props) {
  return <ApiOperations {...props} />;
}
