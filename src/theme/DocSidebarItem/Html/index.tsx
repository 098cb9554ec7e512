import MenuFilter from '@site/src/components/MenuFilter/MenuFilter';
import { filterClass } from '@site/src/data/menuFilter';
import type { Props } from '@theme/DocSidebarItem/Html';
import Html from '@theme-original/DocSidebarItem/Html';

export default function HtmlOrFilter(props: Props) {
  const { value, className } = props.item;
  return className === filterClass ? <MenuFilter label={value} className={className} /> : <Html {...props} />;
}
