import puppeteer from 'puppeteer-core';
import { onPath } from '../helpers/systemProgram';
import type { Browser } from './browser';

/** Firefox, spoken to in WebDriver BiDi. */
export const firefox: Browser = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: () => {
    const program = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
    return program === undefined ? undefined : [program];
  },
  launch: async ([executablePath = '']) => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    const page = await browser.newPage();
    return {
      name: 'Firefox',
      version: await browser.version(),
      open: async (address) => void (await page.goto(address)),
      ask: (expression) => page.evaluate(expression),
      // A locator waits until the element no longer moves: a press on a menu that slides in would miss it.
      click: (place) => page.locator(`::-p-xpath(${place})`).click(),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      chord: async (letter) => {
        await page.keyboard.down('Control');
        await page.keyboard.press(letter);
        await page.keyboard.up('Control');
      },
      pdf: () => page.pdf(),
      size: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    };
  },
};
