import CodeBlock, { type Props } from '@site/src/components/CodeBlock/CodeBlock';

export default function ThemeCodeBlock(props: Props) {
  return <CodeBlock {...props} />;
}
