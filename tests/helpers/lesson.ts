import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';
import { playgroundPage } from './playground';

/** A lesson and its parts. */
export type Lesson = {
  root: Locator;
  editor: Locator;
  /** What is announced: the hint, the result of a check and the hint of a wrong answer. */
  result: Locator;
  phrases: Locator;
  button: (name: string) => Locator;
  /** Replaces the text in the editor. */
  write: (text: string) => Promise<void>;
};

/** @param name of the lesson on the page of the lessons */
export function lessonOf(page: Page, name: string): Lesson {
  const root = page.locator(`#task-${name}`);
  const editor = root.locator('.cm-content');
  return {
    root,
    editor,
    result: root.locator('.dl-lesson__result'),
    phrases: root.locator('.dl-lesson__phrases > li'),
    button: (label) => root.getByRole('button', { name: label, exact: true }),
    write: async (text) => {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}

/**
 * Opens the page of the lessons at one of them, and its editor. Whoever comes for a place gets the whole page; a click
 * right after a jump across parts that are not laid out yet could end beside the button, when these get their height.
 */
export async function openLesson(page: Page, name: string): Promise<Lesson> {
  await openHydrated(page, `${playgroundPage}#task-${name}`);
  const lesson = lessonOf(page, name);
  await lesson.button('Solve it here').click();
  await expect(lesson.editor).toBeVisible();
  return lesson;
}
