// Data that the plugin writes for the browser (`createData` in `../index.ts`).
declare module '@generated/local-search/default/engine.json' {
  const options: import('../common/schema').EngineOptions;
  export default options;
}

declare module '@generated/local-search/default/box.json' {
  const options: import('../common/schema').BoxOptions;
  export default options;
}
