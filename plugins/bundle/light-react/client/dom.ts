// The replacement of React has all of this as well. Only with a file of its own can the build notice that nothing asks for
// `react-dom` any longer.

// @ts-expect-error It is typed as a single object, but the file is a module.
export * from 'preact/compat';
export { default } from 'preact/compat';
