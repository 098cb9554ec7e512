import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';
import { layOutWhole } from './wholePage';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looked at, and one line for each finding: rule, help, place. */
export type AxeReport = { checked: number; findings: string[] };

const all: readonly ImpactValue[] = ['minor', 'moderate', 'serious', 'critical', null];

/** Rules whose answer can change when nothing but the colours of a page does. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Rules whose answer can change when nothing but the width of a page does: sizes, scrolled boxes, and what breaks when a
 * part of the page is hidden, such as the only words of a button or a heading between two others.
 */
export const widthRules = [
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'label',
  'summary-name',
  'aria-hidden-focus',
  'heading-order',
  'page-has-heading-one',
  'landmark-one-main',
];

/**
 * What the parts around the text contain. They are the same on all pages of a layout and a section, so axe looks at them
 * on one of these. The parts themselves stay, because a landmark of the text must not have the name of one of them.
 */
export const shellParts = [
  '.theme-announcement-bar > *',
  'nav.navbar > *',
  '.theme-doc-sidebar-container nav > *',
  '.row > aside > nav > *',
  'footer.theme-layout-footer > *',
];

export type AxeChoice = {
  /** Findings that are reported: all but on the view of Redoc, which is not ours. */
  impacts?: readonly ImpactValue[];
  /** Selectors of the parts that are looked at: the whole page, unless the rest of it is not ours. */
  within?: readonly string[];
  /** Selectors of the parts that are not looked at, as another page has the same ones. */
  without?: readonly string[];
  /** Rules that are run: all but where the page has passed them and only its colours or its width changed. */
  rules?: readonly string[];
};

type Axe = { run(context: { include: string[][]; exclude: string[][] }, options: RunOptions): Promise<AxeResults> };

/** Runs the rules of axe-core on the page as it is now. There is no list of ignored rules. */
export async function axeReport(
  page: Page,
  { impacts = all, rules = [], within = ['html'], without = [] }: AxeChoice = {},
): Promise<AxeReport> {
  const options: RunOptions = { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: [...rules] }) };
  await layOutWhole(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
  }
  const { checked, violations } = await page.evaluate(
    async ([chosen, parts, others]) => {
      const context = { include: parts.map((part) => [part]), exclude: others.map((part) => [part]) };
      const { passes, violations } = await (window as unknown as { axe: Axe }).axe.run(context, chosen);
      return { checked: passes.length + violations.length, violations };
    },
    [options, within, without] as const,
  );
  return {
    checked,
    findings: violations
      .filter(({ impact = null }) => impacts.includes(impact))
      .flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`,
        ),
      ),
  };
}
