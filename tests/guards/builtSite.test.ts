import { builtSiteGuards } from './builtSiteGuards';
import { pageMarkdownGuards } from './pageMarkdownGuards';
import { prove } from './prove';
import { searchGuards } from './searchGuards';

prove([...builtSiteGuards, ...pageMarkdownGuards, ...searchGuards], ['built']);
