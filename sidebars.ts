import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildSidebar } from './src/data/sidebar';

const sidebars: SidebarsConfig = { tutorialSidebar: buildSidebar() };

export default sidebars;
