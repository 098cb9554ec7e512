import type { RedocRawOptions } from 'redoc';

type Theme = NonNullable<RedocRawOptions['theme']>;
type Token = (name: string) => string;

/** Redoc mixes colours itself, so it needs the values and not the names of our tokens. */
function tokens(): Token {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--dos-${name}`).trim();
}

function colors(token: Token): Theme['colors'] {
  const answer = (tone: string) => ({
    color: token(tone),
    backgroundColor: token(`${tone}-wash`),
    tabTextColor: token(tone),
  });
  const plain = { light: token('ink-soft'), dark: token('ink'), contrastText: token('paper') };
  return {
    primary: { ...plain, main: token('accent') },
    success: { ...plain, main: token('success') },
    warning: { ...plain, main: token('warning') },
    error: { ...plain, main: token('danger') },
    gray: { 50: token('paper-raised'), 100: token('paper-sunken') },
    border: { light: token('line'), dark: token('line') },
    text: { primary: token('ink'), secondary: token('ink-soft') },
    responses: {
      success: answer('success'),
      error: answer('danger'),
      redirect: answer('info'),
      info: answer('info'),
    },
    http: { get: token('info'), post: token('accent-strong') },
  };
}

/** @returns the look of the site for Redoc, in the current colour mode */
export function redocTheme(): Theme {
  const token = tokens();
  return {
    breakpoints: { medium: '997px', large: '1200px' },
    spacing: { sectionHorizontal: 32, sectionVertical: 28 },
    colors: colors(token),
    schema: {
      linesColor: token('line-strong'),
      nestedBackground: token('paper'),
      requireLabelColor: token('warning'),
      typeNameColor: token('ink-soft'),
      typeTitleColor: token('ink-soft'),
    },
    typography: {
      fontSize: '15px',
      fontFamily: token('sans'),
      headings: { fontFamily: token('sans'), fontWeight: token('weight-heading') },
      code: {
        fontFamily: token('mono'),
        fontSize: '13px',
        color: token('ink'),
        backgroundColor: token('paper-raised'),
        wrap: true,
      },
      links: { color: token('accent'), visited: token('accent'), hover: token('accent-strong') },
    },
    sidebar: {
      width: '272px',
      backgroundColor: token('paper'),
      textColor: token('ink-soft'),
      activeTextColor: token('accent-strong'),
    },
    rightPanel: {
      backgroundColor: token('paper-raised'),
      textColor: token('ink'),
      servers: {
        overlay: { backgroundColor: token('paper'), textColor: token('ink') },
        url: { backgroundColor: token('paper') },
      },
    },
    codeBlock: { backgroundColor: token('code-ground') },
  };
}
