import type { Props } from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

export default function LabelledTabItem({ children, ...props }: Props) {
  return (
    <TabItem {...props}>
      <div className={styles.panel} data-label={props.label ?? props.value}>
        {children}
      </div>
    </TabItem>
  );
}
