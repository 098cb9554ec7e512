import path from 'node:path';

const own = (file: string) => path.join(__dirname, 'client', file);

/** Module of React → what the browser gets in its place. */
export const replacements: Readonly<Record<string, string>> = {
  react: own('react.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': own('root.ts'),
};
