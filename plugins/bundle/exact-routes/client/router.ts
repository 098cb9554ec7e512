// The exports of `@docusaurus/router`. Components of the theme look for the open page among all others with `matchPath`.
export { Redirect, useHistory, useLocation } from 'react-router';
export { matchPath } from './matchPath';
