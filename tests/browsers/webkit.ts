import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { Builder, By, Capabilities, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { onPath } from '../helpers/systemProgram';
import type { Browser } from './browser';

const port = 4443;
const patience = 15_000;

/** MiniBrowser is in a folder named after the architecture and the version of WebKit. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  const folders = readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-gnu'))
    .flatMap(({ name }) => readdirSync(`${libraries}/${name}`).map((inner) => `${libraries}/${name}/${inner}`));
  return folders.map((folder) => `${folder}/MiniBrowser`).find((file) => file.includes('webkit') && existsSync(file));
}

/** WebKit of GTK, spoken to in WebDriver. It needs a screen, so one is made for it. */
export const webkit: Browser = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  find: () => {
    const programs = [onPath('xvfb-run'), onPath('WebKitWebDriver'), findMiniBrowser()];
    return programs.every((program) => program !== undefined) ? programs : undefined;
  },
  launch: async ([screen = '', driverProgram = '', binary = '']) => {
    const driverProcess = spawn(screen, ['-a', driverProgram, `--port=${port}`], { stdio: 'ignore', detached: true });
    const stop = () => driverProcess.pid && process.kill(-driverProcess.pid);
    const capabilities = new Capabilities()
      .set('browserName', 'MiniBrowser')
      .set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
    const start = () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .disableEnvironmentOverrides()
        .withCapabilities(capabilities)
        .build();
    const driver = await untilReady(start, stop);
    const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN, Tab: Key.TAB };
    return {
      name: 'WebKit',
      version: String((await driver.getCapabilities()).get('browserVersion')),
      open: (address) => driver.get(address),
      ask: (expression) => driver.executeScript(`return (${expression});`),
      click: (place) => whileNodesChange(() => clickOn(driver, place)),
      type: (text) => driver.actions().sendKeys(text).perform(),
      chord: (letter) => driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      size: async (width, height) => void (await driver.manage().window().setRect({ width, height, x: 0, y: 0 })),
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  },
};

/** A press on a menu that slides in would land beside it. */
async function standsStill(driver: WebDriver, element: WebElement): Promise<boolean> {
  const place = async () => JSON.stringify(await element.getRect());
  const before = await place();
  await driver.sleep(50);
  return before === (await place());
}

async function clickOn(driver: WebDriver, place: string): Promise<void> {
  const found = await driver.wait(until.elementLocated(By.xpath(place)), patience);
  await driver.wait(until.elementIsVisible(found), patience);
  await driver.wait(() => standsStill(driver, found), patience);
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found);
  await found.click();
}

/** React may put another node in the place between finding and clicking; the driver then no longer knows the first one. */
async function whileNodesChange(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!/Node with identifier|stale/i.test(String(error))) throw error;
    await act();
  }
}

/** The driver takes a moment until it listens. */
async function untilReady<Session>(start: () => PromiseLike<Session>, stop: () => void): Promise<Session> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === 20) {
        stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
