import { OtherVersion } from './OtherVersion';
import { type PageScripts, pageScriptsFile } from './pageScripts';

const folder = 'assets/js/';

/** Id of a chunk → name of its script, for all scripts with a number to which a page refers. */
function numbered(html: string): Map<string, string> {
  const names = html.matchAll(/<script [^>]*?src="?[^" >]*\/assets\/js\/((\d+)\.[\da-f]+\.js)/g);
  return new Map([...names].map(([, name = '', id = '']) => [id, name]));
}

/** Names of the scripts that this document has loaded; none is loaded again, even if a newer one has been published. */
let here: Map<string, string> | undefined;

const published = new Map<string, string>();

/** Replaces the function of the bundler, which only knows the names of code chunks. */
function nameScripts(): Map<string, string> {
  if (here === undefined) {
    const loaded = numbered(document.head.innerHTML);
    const nameOfCode = __webpack_get_script_filename__;
    __webpack_get_script_filename__ = (chunk) => {
      const id = String(chunk);
      const name = loaded.get(id) ?? published.get(id) ?? nameOfCode(chunk).slice(folder.length);
      loaded.set(id, name);
      return folder + name;
    };
    here = loaded;
  }
  return here;
}

/**
 * Reads the names of the scripts that contain texts. No script and no page lists these names, because each contains a
 * hash of its content, so one edited sentence would change every file with the list.
 *
 * @param response the result of `fetchPageScripts`
 * @returns whether all scripts that this document has are those of the currently published version
 * @throws OtherVersion when the code of that version is different and must not be mixed with the code of this document
 * @throws Error when the names cannot be loaded
 */
export async function readScriptNames(response: Response): Promise<boolean> {
  if (!response.ok) {
    throw new Error(`${pageScriptsFile}: ${response.status}`);
  }
  const names: PageScripts = await response.json();
  const { innerHTML } = document.head;
  if (!names.site.every((file) => innerHTML.includes(file))) {
    throw new OtherVersion(window.location.pathname);
  }
  const loaded = nameScripts();
  for (const [id, hash] of Object.entries(names.texts)) published.set(id, `${id}.${hash}.js`);
  return [...loaded].every(([id, name]) => name === (published.get(id) ?? name));
}
