// Data that the plugin writes for the browser (`createData` in `../index.ts`).
declare module '@generated/local-search/default/engine.json' {
  const options: import('../common/schema').EngineOptions;
  export default options;
}

declare module '@generated/local-search/default/box.json' {
  const options: import('../common/schema').BoxOptions;
  export default options;
}

declare module '@generated/local-search/default/panel.json' {
  const options: import('../common/schema').PanelOptions;
  export default options;
}

// The module that the option `host` names, or `../host/defaultHost.ts`.
declare module '@local-search/host' {
  export const addKeys: import('../host/host').SearchHost['addKeys'];
  export const isKeyOf: import('../host/host').SearchHost['isKeyOf'];
  export const areKeysOff: import('../host/host').SearchHost['areKeysOff'];
  export const isSiteNewer: import('../host/host').SearchHost['isSiteNewer'];
}
