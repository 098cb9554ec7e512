import assert from 'node:assert/strict';
import { routes } from '../../src/data/siteRoutes';
import type { Tab } from './browser';

/** A site that is open in a browser. */
export type Visit = { tab: Tab; origin: string };

export type Journey = { name: string; short?: true; go: (visit: Visit) => Promise<void> };

const patience = 15_000;

/** Waits until an expression gives true in the page. */
async function until(tab: Tab, what: string, expression: string): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    // Between two pages there is no document to evaluate in.
    if (await tab.ask(expression).catch(() => false)) {
      return;
    }
    assert.ok(Date.now() < end, `waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const hydrated = (tab: Tab) =>
  until(tab, 'the page is alive', 'document.documentElement.dataset.hasHydrated === "true"');

async function open({ tab, origin }: Visit, address: string): Promise<void> {
  await tab.open(origin + address);
  await hydrated(tab);
}

const quoted = (text: string) => JSON.stringify(text);
const button = (label: string, inside = '') =>
  `${inside}//button[normalize-space()=${quoted(label)} or @aria-label=${quoted(label)}]`;
const shows = (tab: Tab, selector: string, text: string) =>
  until(
    tab,
    `${selector} says “${text}”`,
    `[...document.querySelectorAll(${quoted(selector)})].some((one) => one.textContent.includes(${quoted(text)}))`,
  );
const at = (tab: Tab, address: string) =>
  until(tab, `the address is ${address}`, `location.pathname + location.hash === ${quoted(address)}`);
const focus = (tab: Tab, selector: string) => tab.ask(`document.querySelector(${quoted(selector)}).focus()`);

/** Some pages of every kind, and all pages with parts that no other page has. */
function sampleOfRoutes(): string[] {
  const kinds = new Set(routes.map(({ kind, section }) => `${kind} ${section}`));
  const firsts = [...kinds].flatMap(
    (wanted) => routes.find(({ kind, section }) => `${kind} ${section}` === wanted)?.path ?? [],
  );
  const own = [
    '/syntax-DL/about-DL',
    '/channels/channel-restrictions',
    '/full_documentation',
    '/annotation/SSML',
    '/blog/archive',
  ];
  return [...new Set([...firsts, ...own])];
}

const searchField = '//input[@role="combobox" or @type="search"]';

/** Pastes into the field of the search, and waits until it holds the text. */
async function expectCopied(tab: Tab, text: string): Promise<void> {
  await tab.click(searchField);
  await tab.chord('v');
  await until(
    tab,
    `“${text}” is pasted`,
    `document.activeElement.value?.includes(${quoted(text)}) && (document.activeElement.value = "") === ""`,
  );
  await tab.press('Escape');
}

const phone = async ({ tab }: Visit) => tab.size(390, 844);

/** What a reader does on the site, by the pointer and by the keys. */
export const journeys: readonly Journey[] = [
  {
    name: 'pages of every kind open, alive and without sideways scroll',
    short: true,
    go: async (visit) => {
      const sample = sampleOfRoutes();
      assert.ok(sample.length >= 20, `${sample.length} routes`);
      for (const address of sample) {
        await open(visit, address);
        const wide = await visit.tab.ask('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        assert.equal(wide, 0, `${address} is wider than the window`);
      }
    },
  },
  {
    name: 'sidebar: a category opens, a page of it is shown without a new document, and back and forward lead through both',
    short: true,
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/content');
      await tab.ask('(window.same = true)');
      await tab.click(
        '//nav[contains(@class,"menu")]//a[@href="/about/terms"] | //nav[contains(@class,"menu")]//*[normalize-space()="About"]',
      );
      if ((await tab.ask('location.pathname')) !== '/about/terms') {
        await tab.click('//nav[contains(@class,"menu")]//a[@href="/about/terms"]');
      }
      await at(tab, '/about/terms');
      await shows(tab, 'h1', 'Terms');
      await tab.ask('history.back()');
      await shows(tab, 'h1', 'Contents');
      await tab.ask('history.forward()');
      await shows(tab, 'h1', 'Terms');
      assert.equal(await tab.ask('window.same'), true, 'the document is the same');
    },
  },
  {
    name: 'the colour mode is switched and kept',
    short: true,
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/content');
      await tab.click('//button[starts-with(@aria-label,"Switch between dark and light mode")]');
      await until(tab, 'the page is dark', 'document.documentElement.dataset.theme === "dark"');
      await open(visit, '/about/terms');
      assert.equal(await tab.ask('document.documentElement.dataset.theme'), 'dark');
      await tab.ask('localStorage.clear()');
    },
  },
  {
    name: 'search by keys: results, the chosen page, and marks on it',
    short: true,
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/content');
      await tab.click(searchField);
      await tab.type('dictionary');
      await until(tab, 'there are results', 'document.querySelectorAll("[role=option]").length > 2');
      await tab.press('Enter');
      await until(tab, 'another page is open', 'location.pathname !== "/content"');
      // The list of results, which is hidden by now, has marks of its own.
      await until(
        tab,
        'words of the text are marked',
        'CSS.highlights?.get("dos-search")?.size > 0 || document.querySelector("main mark") !== null',
      );
    },
  },
  {
    name: 'the menu of a phone opens, leads on and closes',
    short: true,
    go: async (visit) => {
      const { tab } = visit;
      await phone(visit);
      await open(visit, '/about/terms');
      await tab.click(button('Toggle navigation bar'));
      await until(tab, 'the menu is there', 'document.querySelector(".navbar-sidebar--show") !== null');
      await tab.click('//*[contains(@class,"navbar-sidebar")]//a[@href="/about/support"]');
      await at(tab, '/about/support');
      await shows(tab, 'h1', 'Support');
      await until(tab, 'the choice closes the menu', 'document.querySelector(".navbar-sidebar--show") === null');
      await tab.click(button('Toggle navigation bar'));
      await until(tab, 'the menu is there again', 'document.querySelector(".navbar-sidebar--show") !== null');
      await tab.click(button('Close navigation bar'));
      await until(tab, 'the menu is closed', 'document.querySelector(".navbar-sidebar--show") === null');
    },
  },
  {
    name: 'links to headings lead to them, with the heading in view and below the navbar',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/about/terms');
      for (const link of [4, 7, 9]) {
        await tab.ask('scrollTo(0, 0)');
        await tab.click(`(//*[contains(@class,"theme-doc-toc-desktop")]//a)[${link}]`);
        await until(
          tab,
          'the heading is in view',
          `(() => { const { top } = document.getElementById(decodeURIComponent(location.hash.slice(1))).getBoundingClientRect(); return top >= 0 && top < innerHeight; })()`,
        );
        const top = await tab.ask(
          'new Promise((later) => setTimeout(later, 500)).then(() => document.querySelector(".navbar").getBoundingClientRect().top)',
        );
        assert.equal(top, 0, 'the navbar is in view');
      }
    },
  },
  {
    name: 'a dropdown of the navbar opens by keys',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/content');
      await focus(tab, '.navbar .dropdown > a');
      await tab.press('Enter');
      await until(tab, 'the list is open', 'document.querySelector(".navbar .dropdown--show") !== null');
    },
  },
  {
    name: 'playground: an example opens, takes a phrase, replies and is shared',
    short: true,
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/syntax-DL/about-DL');
      await tab.click('(//*[@data-dl]//button[normalize-space()="Try it"])[1]');
      await until(tab, 'the field is there', 'document.querySelector(".dl-play__form input:enabled") !== null');
      await focus(tab, '.dl-play__form input');
      await tab.type('where is my parcel');
      await tab.press('Enter');
      await shows(tab, '.dl-play__answer', 'Send me the parcel number, please.');
      await tab.click(button('Share', '//*[contains(@class,"dl-play__tools")]'));
      await until(
        tab,
        'the link is copied or shown',
        '/link/i.test(document.querySelector(".dl-play__news, .dl-play__copy")?.textContent ?? "") || document.querySelector(".dl-play__copy textarea") !== null',
      );
      const address = String(await tab.ask('location.pathname + location.hash'));
      assert.match(address, /#dl=/, 'the address is the link');
      await open(visit, '/content');
      await open(visit, address);
      await shows(tab, '.dl-play', 'Opened from a shared link.');
      await tab.ask('sessionStorage.clear()');
    },
  },
  {
    name: 'copy: the code of a page and its Markdown text are on the clipboard, and the page says so',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/channels/platforms/server-api');
      await tab.click('(//pre/ancestor::*[.//button[@aria-label="Copy code"]][1]//button[@aria-label="Copy code"])[1]');
      await shows(tab, '[role=status]', 'Copied');
      const code =
        '[...document.querySelectorAll("[aria-label=\\"Copy code\\"]")][0].closest(":has(pre)").querySelector("pre code")';
      await expectCopied(tab, String(await tab.ask(`${code}.textContent.split("\\n")[0].slice(0, 20)`)));
      await open(visit, '/about/terms');
      await tab.click(button('Copy as Markdown'));
      await shows(tab, '.dos-page-actions [role=status]', 'Copied');
      await expectCopied(tab, '# Terms');
    },
  },
  {
    name: 'print: the button prints, and a page comes out as a document',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/about/terms');
      await tab.ask('(window.print = () => { window.printed = (window.printed ?? 0) + 1; }, 1)');
      await tab.click(button('Print'));
      await until(tab, 'the page is printed once', 'window.printed === 1');
      if (tab.pdf) {
        const file = Buffer.from(await tab.pdf());
        assert.equal(file.subarray(0, 5).toString(), '%PDF-');
        assert.ok(file.length > 20_000, `the document has ${file.length} bytes`);
      }
    },
  },
  {
    name: 'lesson: the task is solved by its own solution, copied into the editor',
    go: async (visit) => {
      const { tab } = visit;
      const lesson = '(//*[starts-with(@id,"task-")])[1]';
      await open(visit, '/syntax-DL/about-DL');
      await tab.click(button('Solve it here', lesson));
      await tab.click(button('Check', lesson));
      await shows(tab, '.dl-lesson__result', 'Not yet.');
      await tab.click(button('Show the solution', lesson));
      await tab.click(button('Copy code', `${lesson}//details`));
      await shows(tab, '.dos-lesson details [role=status]', 'Copied');
      await focus(tab, '.dos-lesson .cm-content');
      await tab.chord('a');
      await tab.chord('v');
      await tab.click(button('Check', lesson));
      await shows(tab, '.dl-lesson__result', 'Passed.');
    },
  },
  {
    name: 'API: the tour makes a call, and a wrong body is refused with its reason',
    go: async (visit) => {
      const { tab } = visit;
      const call = '//article[.//h3[@id="operation/chatInit"]]';
      await open(visit, '/api/capi/');
      await tab.click(button('Take the tour'));
      await tab.click(`(//*[contains(@class,"api-tour")]${button('Make the call')})[1]`);
      await until(tab, 'the first step is done', 'document.querySelector(".api-tour > li[data-done]") !== null');
      await tab.click(
        `(${call}//button[starts-with(normalize-space(),"Try it") or starts-with(@aria-label,"Try it")])[1]`,
      );
      // A press in its middle could lead into a string of the body, where a bracket does no harm.
      const body = 'article:has(h3[id="operation/chatInit"]) textarea';
      await until(tab, 'the body is there', `document.querySelector(${quoted(body)}) !== null`);
      await focus(tab, body);
      await tab.type('{');
      await tab.click(button('Show the documented response', call));
      await shows(tab, 'article:has(h3[id="operation/chatInit"]) .api-faults', 'JSON');
    },
  },
  {
    name: 'release filter: an address with a version lists what has changed since then, and a box narrows it',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/blog?since=0.69.0');
      await shows(tab, '[role=status]', 'changes in');
      const all = await tab.ask('document.querySelectorAll(".found-changes li").length');
      await tab.click('//label[normalize-space()="Breaking, security and deprecated"]/input');
      await until(tab, 'there are fewer', `document.querySelectorAll(".found-changes li").length < ${all}`);
      await until(tab, 'the address has the filter', 'location.search.includes("kind=")');
    },
  },
  {
    name: 'tabs: the other panel is shown, and the choice is kept',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/channels/platforms/server-api');
      // A driver aims at its place before the scroll; what is above may get its true height then (`src/css/far.css`).
      await tab.ask('document.documentElement.dataset.whole = "true"');
      await tab.click('(//*[@role="tab"])[2]');
      await until(
        tab,
        'the second tab is chosen',
        'document.querySelectorAll("[role=tab]")[1].getAttribute("aria-selected") === "true"',
      );
      await open(visit, '/channels/platforms/server-api');
      await until(
        tab,
        'the choice is kept',
        'document.querySelectorAll("[role=tab]")[1].getAttribute("aria-selected") === "true"',
      );
      await tab.ask('localStorage.clear()');
    },
  },
  {
    name: 'an unknown address is the not-found page',
    go: async ({ tab, origin }) => {
      await tab.open(`${origin}/no-such-page`);
      await shows(tab, 'h1', 'not');
    },
  },
];
