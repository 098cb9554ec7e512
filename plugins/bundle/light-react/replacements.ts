import path from 'node:path';

const own = (file: string) => path.join(__dirname, 'client', file);

/** React module → its replacement in the browser. */
export const replacements: Readonly<Record<string, string>> = {
  react: own('react.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': own('dom.ts'),
  'react-dom/client': own('root.ts'),
};
