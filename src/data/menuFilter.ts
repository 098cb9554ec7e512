/** Class of the item of a sidebar that becomes a field which filters the others (`src/theme/DocSidebarItem/Html`). */
export const filterClass = 'dos-menu-filter';
