/**
 * The only function of `tslib` that `@docusaurus/utils-common` needs; the package cannot be tree-shaken and has 10 KB.
 */
export const __importDefault = (module: { __esModule?: boolean }) => (module.__esModule ? module : { default: module });
