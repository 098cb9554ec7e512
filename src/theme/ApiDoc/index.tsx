import ApiReference, { type Props } from '@site/src/components/ApiReference/ApiReference';

export default function ApiDoc(props: Props) {
  return <ApiReference {...props} />;
}
