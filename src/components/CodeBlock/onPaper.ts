/** Lines of code that a sheet of paper keeps together; longer code may go on on the next one (`src/css/print.css`). */
const whole = 20;

/** @returns attributes of a `pre` element with this code */
export const onPaper = (html: string | undefined): { 'data-long'?: '' } =>
  html !== undefined && html.split('\n').length > whole ? { 'data-long': '' } : {};
