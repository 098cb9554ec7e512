import { type Browser, chromium, type Page } from '@playwright/test';
import { createExactServer } from '../../../plugins/tools/preview-server/exactServer';
import { chromiumArguments, ensureChromium } from '../../helpers/chromium';
import { listening } from '../../helpers/listening';

type Step = {
  name: string;
  /** Only presses keys and buttons, because looking for a selector runs in the page and adds tasks. */
  act: (page: Page, field: { x: number; y: number }) => Promise<unknown>;
  /** What must be on the page after it. */
  end: string;
};

/** What a reader does with the box, in this order. */
const steps: Step[] = [
  { name: 'point at the box', act: (page, { x, y }) => page.mouse.move(x, y), end: '.dos-search__panel' },
  { name: 'press it', act: (page, { x, y }) => page.mouse.click(x, y, { delay: 80 }), end: '.dos-search[data-active]' },
  {
    name: 'type a word',
    act: (page) => page.keyboard.type('dictionary', { delay: 100 }),
    end: '.dos-search__panel:not([hidden]) [role=option]',
  },
  {
    name: 'type a question',
    act: async (page) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('how to import словарь', { delay: 100 });
    },
    end: '.dos-search__panel:not([hidden]) [role=option]',
  },
  {
    name: 'move through the list',
    act: async (page) => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown', { delay: 100 });
    },
    end: '[role=option][aria-selected=true]',
  },
];

/** Longest task of the page while a step was done, in ms: as the clock has it, and without waiting for a processor. */
export type Longest = { wall: number; processor: number };

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

/** Tasks of the worker are not tasks of the page, and starting to trace is not its work either. */
function longestOf(trace: Buffer): Longest {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const ofPage = traceEvents.filter((event) => event.ph === 'X' && pages.has(threadOf(event)));
  const firstInput = Math.min(...ofPage.filter(({ name }) => name === 'EventDispatch').map(({ ts }) => ts));
  const tasks = ofPage.filter(({ name, ts, dur }) => name === 'RunTask' && ts + (dur ?? 0) >= firstInput);
  if (tasks.length === 0) {
    throw new Error('The trace of the browser has no task of a page.');
  }
  const most = (durations: (number | undefined)[]) => Math.max(...durations.map((duration) => duration ?? 0)) / 1000;
  return { wall: most(tasks.map(({ dur }) => dur)), processor: most(tasks.map(({ tdur }) => tdur)) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function visit(browser: Browser, address: string, slower: number): Promise<Longest[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const box = await page.locator('.dos-search__field').boundingBox();
    const field = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const longest: Longest[] = [];
    for (const { name, act, end } of steps) {
      await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
      // Starting to trace is a separate task.
      await pause(500);
      await act(page, field);
      await pause(1000);
      longest.push(longestOf(await browser.stopTracing()));
      if ((await page.locator(end).count()) === 0) {
        throw new Error(`After "${name}" there is no ${end} on ${address}.`);
      }
      await pause(500);
    }
    return longest;
  } finally {
    await context.close();
  }
}

/**
 * Uses the search of a built site in a browser, each time with an empty cache.
 *
 * @param page path of the page to search from
 * @param slower how many times slower the processor is made
 * @returns each step with the longest task of each round
 * @throws Error when the search does not do what a step needs
 */
export async function longTasks(
  siteDir: string,
  page: string,
  { rounds, slower }: { rounds: number; slower: number },
): Promise<{ step: string; longest: Longest[] }[]> {
  const server = createExactServer(siteDir);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const root = await listening(server);
    const visits: Longest[][] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, root + page, slower));
    return steps.map(({ name }, at) => ({ step: name, longest: visits.flatMap((longest) => longest[at] ?? []) }));
  } finally {
    await browser.close();
    server.close();
  }
}
