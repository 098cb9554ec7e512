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
    // Between two pages there is no document to ask.
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

/** Some of every kind; of the pages with own parts all. */
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
    name: 'sidebar: a category opens, a page of it comes without a new document, and back and forward lead through both',
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
      await tab.click('//input[@role="combobox" or @type="search"]');
      await tab.type('dictionary');
      await until(tab, 'there are results', 'document.querySelectorAll("[role=option]").length > 2');
      await tab.press('Enter');
      await until(tab, 'another page is open', 'location.pathname !== "/content"');
      await until(tab, 'words are marked', 'document.querySelectorAll("mark").length > 0');
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
      await tab.click(button('Close navigation bar'));
      await until(tab, 'the menu is closed', 'document.querySelector(".navbar-sidebar--show") === null');
    },
  },
  {
    name: 'a link to a heading leads to it, with the heading in view',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/syntax-DL/special-symbols-in-rules');
      await tab.click('(//*[contains(@class,"table-of-contents")]//a)[2]');
      await until(
        tab,
        'the heading is in view',
        `(() => { const { top } = document.getElementById(decodeURIComponent(location.hash.slice(1))).getBoundingClientRect(); return top >= 0 && top < innerHeight; })()`,
      );
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
      await tab.type('hello there');
      await tab.press('Enter');
      await shows(tab, '.dl-play [role=log]', 'hello there');
      await tab.click(button('Share', '//*[contains(@class,"dl-play__tools")]'));
      await until(
        tab,
        'the link is copied or shown',
        '/link/i.test(document.querySelector(".dl-play__news, .dl-play__copy")?.textContent ?? "") || document.querySelector(".dl-play__copy textarea") !== null',
      );
    },
  },
  {
    name: 'lesson: the task is solved by its own solution',
    go: async (visit) => {
      const { tab } = visit;
      const lesson = '(//*[starts-with(@id,"task-")])[1]';
      await open(visit, '/syntax-DL/about-DL');
      await tab.click(button('Solve it here', lesson));
      await tab.click(`${lesson}//button[contains(normalize-space(),"solution")]`);
      await tab.click(button('Check', lesson));
      await until(tab, 'there is a result', 'document.querySelector(".dl-lesson__result").textContent.length > 5');
    },
  },
  {
    name: 'API: the tour makes a call, and a wrong body is refused with its reason',
    go: async (visit) => {
      const { tab } = visit;
      const call = '//article[@data-section="operation/chatInit"]';
      await open(visit, '/api/capi/');
      await tab.click(button('Take the tour'));
      await tab.click(`(//*[contains(@class,"api-tour")]${button('Make the call')})[1]`);
      await until(tab, 'the first step is done', 'document.querySelector(".api-tour > li[data-done]") !== null');
      await tab.click(
        `(${call}//button[starts-with(normalize-space(),"Try it") or starts-with(@aria-label,"Try it")])[1]`,
      );
      await tab.click(`${call}//textarea`);
      await tab.type('{');
      await tab.click(button('Show the documented response', call));
      await shows(tab, 'article[data-section="operation/chatInit"] table', 'JSON');
    },
  },
  {
    name: 'release filter: an address with a version lists what has changed since then, and a kind narrows it',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/blog?since=0.69.0');
      await shows(tab, '[role=status]', 'changes in');
      await open(visit, '/blog?since=0.69.0&kind=new');
      await shows(tab, '[role=status]', 'changes in');
    },
  },
  {
    name: 'tabs: the other panel comes, and the choice is kept',
    go: async (visit) => {
      const { tab } = visit;
      await open(visit, '/channels/platforms/server-api');
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
