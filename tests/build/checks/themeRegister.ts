import type { GuardReport } from '../../guards/guard';

/** A package whose components `src/theme` replaces. */
type UpstreamTheme = { version: string; has: (component: string) => boolean };

export type ThemeFolder = {
  /** Text of `src/theme/README.md`. */
  register: string;
  /** Source text of each component, by its path below `src/theme` without extension and `/index`. */
  components: ReadonlyMap<string, string>;
  /** @returns the installed package, or nothing when it is not installed */
  upstream: (packageName: string) => UpstreamTheme | undefined;
};

type Row = { line: number; component: string; kind: string; packageName: string; version: string; why: string };

const registerFile = 'src/theme/README.md';
/** | `Component` | wrap or replace | `package` version | why | */
const tableRow = /^\|\s*`([^`]+)`\s*\|\s*([^|]*?)\s*\|\s*`([^`]+)`\s+([^|\s]*)\s*\|\s*(.*?)\s*\|\s*$/;
/** A reason shorter than this only repeats the name of the component. */
const shortestReason = 30;

function rowsOf(register: string): Row[] {
  return register.split('\n').flatMap((text, index) => {
    const [, component = '', kind = '', packageName = '', version = '', why = ''] = tableRow.exec(text) ?? [];
    return component === '' ? [] : [{ line: index + 1, component, kind, packageName, version, why }];
  });
}

function rowFaults({ components, upstream }: ThemeFolder, row: Row): string[] {
  const { component, kind, packageName, version, why } = row;
  const source = components.get(component);
  const installed = upstream(packageName);
  const original = `@theme-original/${component}`;
  const usesOriginal = source?.includes(`'${original}'`) === true;
  const faults: string[] = [];
  if (source === undefined) {
    faults.push(`${component} is not in src/theme. Take the row out, or correct its name.`);
  }
  if (kind !== 'wrap' && kind !== 'replace') {
    faults.push(`${component} is "${kind}". Write wrap or replace.`);
  }
  if (source !== undefined && kind === 'wrap' && !usesOriginal) {
    faults.push(`${component} is called a wrap but does not import '${original}'. Import it, or write replace.`);
  }
  if (kind === 'replace' && usesOriginal) {
    faults.push(`${component} is called a replacement but imports '${original}'. Write wrap.`);
  }
  if (!installed) {
    faults.push(`${component} names the package ${packageName}, which is not installed. Correct the name.`);
  } else {
    if (installed.version !== version) {
      faults.push(
        `${component} was compared with ${packageName} ${version}, installed is ${installed.version}. Compare it with the new original (npm diff --diff=${packageName}@${version} --diff=${packageName}@${installed.version}), then write the new version.`,
      );
    }
    if (!installed.has(component)) {
      faults.push(
        `${component} replaces nothing, because ${packageName} does not have this component. Docusaurus never loads it.`,
      );
    }
  }
  if (why.length < shortestReason) {
    faults.push(`${component} has no reason. Say what the original lacks.`);
  }
  return faults.map((fault) => `${registerFile}:${row.line}: ${fault}`);
}

/**
 * The register of replaced theme components says the truth (architecture: wrap, do not eject): it names
 * exactly the components of `src/theme`, what each does with the original, and the version of the original
 * that it was last compared with. An update of Docusaurus therefore fails here until someone has looked.
 */
export function themeRegister(folder: ThemeFolder): GuardReport {
  const rows = rowsOf(folder.register);
  const named = rows.map(({ component }) => component);
  const inTree = [...folder.components.keys()];
  return {
    checked: new Set([...named, ...inTree]).size,
    unit: 'theme components',
    faults: [
      ...rows.flatMap((row) => rowFaults(folder, row)),
      ...inTree
        .filter((component) => !named.includes(component))
        .map(
          (component) => `src/theme/${component} is not in ${registerFile}. Add a row: component, kind, upstream, why.`,
        ),
      ...named
        .filter((component, index) => named.indexOf(component) !== index)
        .map((component) => `${registerFile} names ${component} twice. Keep one row.`),
    ],
  };
}
