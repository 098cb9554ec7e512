import { nearRoutes } from '../../../src/data/nearRoutes';
import type { Document } from '../../texts/document';
import type { Fault, Problem } from '../../texts/finding';
import { type PageLink, pageLinks, pathOf } from '../../texts/pageLinks';
import { anchorsOf } from '../anchors';
import { isAboutChannel } from '../pageParts';
import type { Rule } from '../rule';
import type { Site } from '../site';

const mostExternal = 3;
const emptyWords = new Set(['here', 'click here', 'press here', 'this', 'this page', 'this link', 'link', 'more']);
/** Files that the build makes (plugins/api/mock). The generator leaves an address with this scheme to the host. */
const builtFiles = new Set(['pathname:///files/dialogos-mock.mjs']);
const isExternal = (address: string) => !builtFiles.has(address) && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
const isBareAddress = (text: string) => /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|\/)\S*$/i.test(text);

/** @returns the text of a part of an address; nothing when it cannot be decoded */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function fragmentProblem(address: string, target: Document | undefined, path: string): Problem | undefined {
  const fragment = address.split('#')[1];
  // A page that is made from code or data has its fragments checked in the built site.
  if (fragment === undefined || !target || target.parseFault) {
    return undefined;
  }
  const anchors = anchorsOf(target);
  const id = decoded(fragment);
  if (id !== undefined && anchors.includes(id)) {
    return undefined;
  }
  const existing = anchors.length > 0 ? anchors.map((anchor) => `#${anchor}`).join(', ') : 'none';
  return { reason: `${path || 'This page'} has no anchor #${fragment}.`, fix: `use one that exists (${existing}).` };
}

/**
 * @param hasFile whether the project has a file
 * @returns what is wrong with the path of a link or picture, whatever pages there are
 */
export function pathProblem({ address, isImage }: PageLink, hasFile: Site['hasFile']): Problem | undefined {
  const path = pathOf(address);
  if (!path.startsWith('/')) {
    const fix = 'write the path from the root of the site, as in src/data/routes.json.';
    return { reason: `"${address}" is not a path from the root.`, fix };
  }
  if (address.includes('?')) {
    return { reason: `"${address}" has a query.`, fix: `write "${path}".` };
  }
  return isImage && !hasFile(`static${path}`)
    ? { reason: `There is no file static${path}.`, fix: 'add the picture, or correct its path.' }
    : undefined;
}

function internalProblem(link: PageLink, document: Document, site: Site): Problem | undefined {
  const { address } = link;
  if (builtFiles.has(address)) {
    return undefined;
  }
  const path = pathOf(address);
  if (path === '') {
    return fragmentProblem(address, document, '');
  }
  const problem = pathProblem(link, site.hasFile);
  if (problem || site.hasFile(`static${path}`)) {
    return problem;
  }
  const route = site.routes.find((candidate) => candidate.path === path);
  if (!route) {
    const near = nearRoutes(path, site.routes, 1)[0];
    const fix = near ? `link to ${near.path} (${near.title}).` : 'link to a route of src/data/routes.json.';
    return { reason: `There is no page ${path}.`, fix };
  }
  return fragmentProblem(address, site.documentOf(route), path);
}

function textProblem({ text, address }: PageLink): Problem | undefined {
  if (text === undefined) {
    return undefined;
  }
  const words = text.trim().toLowerCase();
  if (words === '' || emptyWords.has(words)) {
    return { reason: `The link text "${text}" does not say where the link leads.`, fix: 'name the page or its topic.' };
  }
  return isBareAddress(words) || text === address
    ? { reason: `The address "${text}" is the link text.`, fix: 'name the target, or put the address in code font.' }
    : undefined;
}

function pictureProblem({ alt }: PageLink): Problem | undefined {
  return alt?.trim() === ''
    ? {
        reason: 'The picture has no text alternative.',
        fix: 'say in the square brackets what a reader learns from it.',
      }
    : undefined;
}

function externalProblem({ address }: PageLink, document: Document, count: number): Problem | undefined {
  if (!isAboutChannel(document)) {
    const fix = 'delete it, or write the address in code font.';
    return { reason: `"${address}" leads out of the site, which only pages of channels may do.`, fix };
  }
  if (!address.startsWith('https://')) {
    return { reason: `"${address}" is not an https address.`, fix: 'link to the official guide by https.' };
  }
  return count > mostExternal
    ? {
        reason: `This is external link ${count}; a page has up to ${mostExternal}.`,
        fix: 'keep the official guides only.',
      }
    : undefined;
}

/** Links lead to pages, files and anchors that exist, say where they lead, and stay on the site; pictures have words. */
export const links: Rule = {
  name: 'links',
  unit: 'links',
  check: (document, site) => {
    const all = pageLinks(document);
    let external = 0;
    const faults: Fault[] = all.flatMap((link) => {
      external += isExternal(link.address) ? 1 : 0;
      const target = isExternal(link.address)
        ? externalProblem(link, document, external)
        : internalProblem(link, document, site);
      return [target, textProblem(link), pictureProblem(link)].flatMap((problem) =>
        problem ? [{ file: document.file, line: link.line, ...problem }] : [],
      );
    });
    return { checked: all.length, faults };
  },
};
