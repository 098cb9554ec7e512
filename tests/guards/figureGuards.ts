import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { figureKinds } from '../../plugins/figures/figureKinds';
import remarkFigures from '../../plugins/figures/remarkFigures';
import { TextFault } from '../../plugins/texts/fault';
import { figureOptions } from '../../plugins/transforms/markdownPlugins';
import type { Guard, GuardReport } from './guard';

/** Runs the transformer on a text, as the build does. */
function draw(file: string, text: string): GuardReport {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFigures, figureOptions);
  const tree = processor.parse(text) as Root;
  let checked = 0;
  visit(tree, 'code', ({ lang }) => {
    checked += lang && lang in figureKinds ? 1 : 0;
  });
  const faults: string[] = [];
  try {
    processor.runSync(tree, { path: file, value: text });
  } catch (error) {
    if (!(error instanceof TextFault)) {
      throw error;
    }
    faults.push(error.message);
  }
  return { checked, unit: 'figures', faults };
}

/** Line, reason and fix by the name of the red fixture. */
const MESSAGES: Readonly<Record<string, string>> = {
  'missing-title': '5: The figure has no title. Fix: write title="what the figure shows" after the name of the fence.',
  'title-figure': '5: The title starts with "Figure", which the page adds itself. Fix: delete the word.',
  'missing-alt':
    '5: The figure has no text alternative. Fix: write alt="what a reader learns from it" with 80–300 characters.',
  'short-alt':
    '5: The text alternative has 20 characters, not 80–300. Fix: say in one or two sentences what a reader learns from the figure.',
  'long-alt':
    '5: The text alternative has 314 characters, not 80–300. Fix: say in one or two sentences what a reader learns from the figure.',
  'image-of-alt':
    '5: The text alternative starts with "Image of". Fix: say what a reader learns from the figure, not what it looks like.',
  'unknown-meta': '5: "titel" is unknown after the name of a figure. Fix: write "title".',
  'quote-in-meta':
    '5: "states" of it"" after the name of the figure cannot be read. Fix: write title="…" alt="…" with straight quotes around each text and none inside.',
  'state-undeclared': '7: The state "Sended" does not exist. Fix: write one of Draft, Sent.',
  'state-unknown-line':
    '7: "remark Draft" is neither an arrow nor a note of a state diagram. Fix: write "From -> To: reason", or a line that starts with states:, note, main or final.',
  'state-alone': '6: No arrow leads to the state "Failed" or from it. Fix: add an arrow, or delete the state.',
  'state-empty': '6: The state diagram has no arrow. Fix: write lines of the form "From -> To: reason".',
  'sequence-undeclared': '8: The participant "Engin" is not declared. Fix: write "Engine".',
  'sequence-without-text': '6: The message has no text. Fix: write "User -> Engine: what is sent".',
  'sequence-note-without-text': '7: The note has no text. Fix: write "note Engine: what is worth knowing".',
  'sequence-open-branch': '7: The branch is not closed. Fix: write "end" after its last message.',
  'sequence-stray-end': '7: "end" is outside of a branch. Fix: start a branch with "alt" or "opt".',
  'flow-unknown-kind': '7: The kind of node "decide" does not exist. Fix: write one of start, step, decision, end.',
  'flow-undeclared': '8: The node "bild" is not declared. Fix: write "build".',
  'flow-decision':
    '6: The decision "a" needs two or more arrows, each with a label. Fix: write lines such as "a -> other: yes".',
  'flow-twice': '7: The node "a" is declared twice. Fix: give one of the two another id.',
  'dialog-undeclared': '8: The node "track_mor" is not declared. Fix: write "track_more".',
  'dialog-unknown-line':
    '6: "track_status = track_more" is neither an arrow nor a part of a dialog graph. Fix: write "code => code: reason" or "code -> code", or a line that starts with node, main, start or global.',
  'dialog-start': '6: The start of "track_status" has no text. Fix: write "start track_status: what the user says".',
  'loop-twice': '8: A second arrow leads from "Training" to itself. Fix: write one arrow with both labels.',
  'graph-too-wide': 'px wide, more than 700. Fix: shorten its labels or draw it as two figures.',
  'sketch-unknown-kind':
    '11: The kind of area "baar" does not exist. Fix: write one of bar, menu, canvas, list, form, table, chat, keyboard, chip, button, tabs, tiles, chart, code, text.',
  'sketch-not-rectangle': '14: The area "menu" is not a rectangle. Fix: put its cells next to each other in the grid.',
  'sketch-without-place': '13: The area "menu" has no place. Fix: write its name into the grid.',
  'sketch-stray-cell': '6: The grid names "meun", which is not an area. Fix: write "menu".',
  'sketch-uneven-grid':
    '8: Row 2 of the grid has 1 cells, the first row has 2. Fix: give every row the same number of names; write "." for an empty cell.',
  'sketch-columns': '6: The grid has 2 columns, "columns" has 1 widths. Fix: give each column one width above 0.',
  'sketch-missing-holds': '9: "areas.head.holds" is missing. Fix: write "holds:" and a text.',
  'yaml-broken':
    '7: The figure is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Fix: correct the line; texts with a colon, a bracket or a star at the beginning need quotes.',
  'yaml-no-map': '6: The figure has no names with values. Fix: write lines of the form "kind: bar".',
  'chart-unknown-kind':
    '6: The kind of chart "pie" does not exist. Fix: write one of bar, stacked, line, heat-map, histogram, ring, nested, tiles, small-charts, timeline, matrix, marked-text, pipeline.',
  'chart-unknown-key': '11: The name "threshhold" means nothing here. Fix: write "threshold".',
  'chart-length':
    '10: The series "Dialogs" has 3 values, the axis has 2. Fix: give each category of the axis one value.',
  'chart-negative-share': '10: The series "Dialogs" has the negative share -5. Fix: write 0 or more.',
  'chart-large-share': '10: The series "Dialogs" has the share 140%. Fix: write at most 100, or another unit.',
  'chart-not-a-number': '10: "series.values" contains something that is not a number. Fix: write digits only.',
  'chart-many-series': '9: A histogram shows one series, not 2. Fix: delete all but one.',
  'chart-off-axis':
    '10: A value of "September" is 1080, and the axis is from 0 to 50. Fix: change "from" or "to" of "y", or the number.',
  'chart-sum-off-axis':
    '9: The sum of a category is 60, and the axis is from 0 to 50. Fix: change "from" or "to" of "y", or the number.',
  'chart-threshold-off-axis':
    '11: The threshold is 60, and the axis is from 0 to 50. Fix: change "from" or "to" of "y", or the number.',
  'chart-threshold': '11: A histogram has no threshold. Fix: delete it.',
  'chart-levels': '7: The chart has 1 levels, not 2–6. Fix: delete levels or add one.',
  'branch-alone': '6: The graph has 1 branches, not 2–4. Fix: declare them with "branch name".',
  'branch-never-begins':
    '6: No line creates the branch "voice". Fix: write "copy main -> voice", or delete the branch.',
  'branch-not-there': '8: The branch "voice" does not exist yet. Fix: write "copy main -> voice" above.',
  'branch-twice': '9: The branch "voice" exists already. Fix: copy into another branch.',
  'branch-undeclared': '8: The branch "voic" is not declared. Fix: write "voice".',
  'branch-unknown-line':
    '8: "commit main: text" is not a line of a branch graph. Fix: start the line with branch, point, copy or merge.',
  'branch-way': '8: "copy main to voice" does not name a source and a target. Fix: write "copy from -> to".',
  'marked-many': '8: The text has 7 marks, more than 6. Fix: take a shorter text.',
  'marked-not-in-text':
    '10: The text has no "Omsk". Fix: write the marked words exactly as in the text, and in the same order.',
  'marked-order':
    '10: The marked word "Omsk" is before or inside the previous one. Fix: write the marked words exactly as in the text, and in the same order.',
  'matrix-length': '10: The row "Train" has 1 values, the matrix has 2 columns. Fix: give each column one value.',
  'matrix-many-columns': '7: The matrix has 7 columns, more than 6. Fix: swap its rows and columns.',
  'matrix-value': '10: The row "Train" has the value "maybe". Fix: write "yes" or "no".',
  'pipeline-one-step': '7: The chart has 1 steps, not 2–10. Fix: delete steps that change nothing, or add one.',
  'pipeline-without-text': '8: "steps.text" is missing. Fix: write "text:" and a text.',
  'ring-many-parts': '6: The ring has 7 parts, more than 6. Fix: join the small ones or draw bars.',
  'small-charts-length':
    '9: The row "Dialogs" has 3 values, the axis has 2. Fix: give each category of the axis one value.',
  'small-charts-many': '8: The chart has 9 rows, more than 8. Fix: draw two charts.',
  'small-charts-negative': '9: The row "Dialogs" has the negative value -2. Fix: write 0 or more.',
  'tiles-many': '9: The chart has 16 tiles, more than 15. Fix: delete the least important ones.',
  'tiles-unit': '10: A tile cannot have the unit "hours". Fix: write one of %, points, m:ss, ms.',
  'tiles-without-before': '10: "tiles.before" is missing. Fix: write "before:" and a number.',
  'timeline-axis': '7: The axis ends at 0, before it starts. Fix: write more than 24.',
  'timeline-backwards': '9: The span "Window" ends before it starts. Fix: write more than 12.',
  'timeline-look': '9: A span cannot look "dotted". Fix: write one of plain, hatched.',
  'timeline-off-axis': '9: 30 is not on the axis. Fix: write a number from 0 to 24.',
  'branch-to-itself': '9: The arrow leads from "voice" to itself. Fix: name two branches.',
};

/** Every wrong input that a figure can have stops the build (issue of the look, "Figures"). */
export const figureGuards: Guard[] = Object.entries(MESSAGES).map(([fault, message]) => {
  const fixture = `guards/figures/${fault}.mdx`;
  const file = `tests/fixtures/${fixture}`;
  return {
    name: `figures: ${fault}`,
    fixture,
    message: /^\d/.test(message) ? `${file}:${message}` : message,
    ...(/^\d/.test(message) && { isWhole: true }),
    runOnFixture: () => draw(file, readFileSync(file, 'utf8')),
    runOnNothing: () => draw('docs/page.mdx', '# A page without figures\n'),
  };
});
