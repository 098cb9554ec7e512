import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { figureKinds } from '../../plugins/figures/figureKinds';
import remarkFigures from '../../plugins/figures/remarkFigures';
import { TextFault } from '../../plugins/texts/fault';
import { figureOptions } from '../../plugins/transforms/markdownPlugins';
import { fileGuards } from './editGuards';
import type { GuardReport } from './guard';

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

const alternative = 'This text alternative is long enough for the rule and says in one sentence what one learns here.';
const wideSteps = [1, 2, 3, 4, 5, 6, 7, 8]
  .map((at) => `step wide${at}: Responsibilities ${at}\nplan -> wide${at}\n`)
  .join('');
const smallChart = '  - { name: Dialogs, values: [1, 2] }\n';
const tile = '  - { name: Dialogs, value: 4, before: 5 }\n';

/** Every wrong input that a figure can have stops the build (issue of the look, "Figures"). */
export const figureGuards = fileGuards('figures', 'guards/figures.txtar', draw, {
  'missing-title': [
    'state.mdx:5: The figure has no title. Fix: write title="what the figure shows" after the name of the fence.',
    ['state.mdx', ' title="A figure"'],
  ],
  'title-figure': [
    'state.mdx:5: The title starts with "Figure", which the page adds itself. Fix: delete the word.',
    ['state.mdx', 'A figure', 'Figure: states'],
  ],
  'missing-alt': [
    'state.mdx:5: The figure has no text alternative. Fix: write alt="what a reader learns from it" with 80–300 characters.',
    ['state.mdx', ` alt="${alternative}"`],
  ],
  'short-alt': [
    'state.mdx:5: The text alternative has 20 characters, not 80–300. Fix: say in one or two sentences what a reader learns from the figure.',
    ['state.mdx', alternative, 'Draft leads to Sent.'],
  ],
  'long-alt': [
    'state.mdx:5: The text alternative has 346 characters, not 80–300. Fix: say in one or two sentences what a reader learns from the figure.',
    ['state.mdx', 'learns here', `learns here${', and here'.repeat(25)}`],
  ],
  'image-of-alt': [
    'state.mdx:5: The text alternative starts with "Image of". Fix: say what a reader learns from the figure, not what it looks like.',
    ['state.mdx', 'This text alternative', 'Image of a text that'],
  ],
  'unknown-meta': [
    'state.mdx:5: "titel" is unknown after the name of a figure. Fix: write "title".',
    ['state.mdx', 'title=', 'titel='],
  ],
  'quote-in-meta': [
    'state.mdx:5: "text alternative" is long enough for the rule and says in one sentence what one learns here."" after the name of the figure cannot be read. Fix: write title="…" alt="…" with straight quotes around each text and none inside.',
    ['state.mdx', 'text alternative', '"text alternative"'],
  ],
  'state-undeclared': [
    'state.mdx:7: The state "Sended" does not exist. Fix: write one of Draft, Sent.',
    ['state.mdx', 'Draft -> Sent', 'states: Draft, Sent\nDraft -> Sended'],
  ],
  'state-unknown-line': [
    'state.mdx:7: "remark Draft" is neither an arrow nor a note of a state diagram. Fix: write "From -> To: reason", or a line that starts with states:, note, main or final.',
    ['state.mdx', ': Send', ': Send\nremark Draft'],
  ],
  'state-alone': [
    'state.mdx:6: No arrow leads to the state "Failed" or from it. Fix: add an arrow, or delete the state.',
    ['state.mdx', 'Draft ->', 'states: Draft, Sent, Failed\nDraft ->'],
  ],
  'state-empty': [
    'state.mdx:6: The state diagram has no arrow. Fix: write lines of the form "From -> To: reason".',
    ['state.mdx', 'Draft -> Sent: Send', '// nothing yet'],
  ],
  'sequence-undeclared': [
    'sequence.mdx:8: The participant "Engin" is not declared. Fix: write "Engine".',
    ['sequence.mdx', '-> Engine', '-> Engin'],
  ],
  'sequence-without-text': [
    'sequence.mdx:8: The message has no text. Fix: write "User -> Engine: what is sent".',
    ['sequence.mdx', ': request'],
  ],
  'sequence-note-without-text': [
    'sequence.mdx:9: The note has no text. Fix: write "note Engine: what is worth knowing".',
    ['sequence.mdx', ': a reply within 10 s'],
  ],
  'sequence-open-branch': [
    'sequence.mdx:10: The branch is not closed. Fix: write "end" after its last message.',
    ['sequence.mdx', '\nend'],
  ],
  'sequence-stray-end': [
    'sequence.mdx:11: "end" is outside of a branch. Fix: start a branch with "alt" or "opt".',
    ['sequence.mdx', 'alt in time\n'],
  ],
  'flow-unknown-kind': [
    'flow.mdx:7: The kind of node "stepp" does not exist. Fix: write one of start, step, decision, end.',
    ['flow.mdx', 'step build', 'stepp build'],
  ],
  'flow-undeclared': [
    'flow.mdx:9: The node "bild" is not declared. Fix: write "build".',
    ['flow.mdx', '-> build', '-> bild'],
  ],
  'flow-decision': [
    'flow.mdx:8: The decision "good" needs two or more arrows, each with a label. Fix: write lines such as "good -> other: yes".',
    ['flow.mdx', ': yes'],
  ],
  'flow-twice': [
    'flow.mdx:7: The node "plan" is declared twice. Fix: give one of the two another id.',
    ['flow.mdx', 'step build: Build', 'step plan: Build'],
  ],
  'dialog-undeclared': [
    'dialog.mdx:9: The node "track_mor" is not declared. Fix: write "track_more".',
    ['dialog.mdx', '=> track_more', '=> track_mor'],
  ],
  'dialog-unknown-line': [
    'dialog.mdx:9: "track_status = track_more" is neither an arrow nor a part of a dialog graph. Fix: write "code => code: reason" or "code -> code", or a line that starts with node, main, start or global.',
    ['dialog.mdx', '=>', '='],
  ],
  'dialog-start': [
    'dialog.mdx:8: The start of "track_status" has no text. Fix: write "start track_status: what the user says".',
    ['dialog.mdx', ': where is my parcel'],
  ],
  'loop-twice': [
    'state.mdx:8: A second arrow leads from "Sent" to itself. Fix: write one arrow with both labels.',
    ['state.mdx', ': Send', ': Send\nSent -> Sent: a new text\nSent -> Sent: a new phrase'],
  ],
  'graph-too-wide': [
    'flow.mdx:6: The graph is 1291 px wide, more than 700. Fix: shorten its labels or draw it as two figures.',
    ['flow.mdx', 'step build: Build', `${wideSteps}step build: Build`],
  ],
  'sketch-unknown-kind': [
    'sketch.mdx:13: The kind of area "baar" does not exist. Fix: write one of bar, menu, canvas, list, form, table, chat, keyboard, chip, button, tabs, tiles, chart, code, text.',
    ['sketch.mdx', 'kind: bar', 'kind: baar'],
  ],
  'sketch-not-rectangle': [
    'sketch.mdx:16: The area "menu" is not a rectangle. Fix: put its cells next to each other in the grid.',
    ['sketch.mdx', '- menu list', '- menu menu\n  - list menu'],
  ],
  'sketch-without-place': [
    'sketch.mdx:15: The area "menu" has no place. Fix: write its name into the grid.',
    ['sketch.mdx', '- menu list', '- list list'],
  ],
  'sketch-stray-cell': [
    'sketch.mdx:7: The grid names "meun", which is not an area. Fix: write "menu".',
    ['sketch.mdx', '- menu list', '- meun list'],
  ],
  'sketch-uneven-grid': [
    'sketch.mdx:9: Row 2 of the grid has 1 cells, the first row has 2. Fix: give every row the same number of names; write "." for an empty cell.',
    ['sketch.mdx', '- menu list', '- menu'],
  ],
  'sketch-columns': [
    'sketch.mdx:6: The grid has 2 columns, "columns" has 1 widths. Fix: give each column one width above 0.',
    ['sketch.mdx', '[1, 3]', '[1]'],
  ],
  'sketch-missing-holds': [
    'sketch.mdx:11: "areas.head.holds" is missing. Fix: write "holds:" and a text.',
    ['sketch.mdx', '    holds: buttons\n'],
  ],
  'yaml-broken': [
    'bar.mdx:7: The figure is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Fix: correct the line; texts with a colon, a bracket or a star at the beginning need quotes.',
    ['bar.mdx', 'Tue] }', 'Tue }'],
  ],
  'yaml-no-map': [
    'ring.mdx:6: The figure has no names with values. Fix: write lines of the form "kind: bar".',
    ['ring.mdx', 'kind: ring', 'only words\n```\n\n```text'],
  ],
  'chart-unknown-kind': [
    'bar.mdx:6: The kind of chart "pie" does not exist. Fix: write one of bar, stacked, line, heat-map, histogram, ring, nested, tiles, small-charts, timeline, matrix, marked-text, pipeline.',
    ['bar.mdx', 'kind: bar', 'kind: pie'],
  ],
  'chart-unknown-key': [
    'bar.mdx:11: The name "threshhold" means nothing here. Fix: write "threshold".',
    ['bar.mdx', 'threshold', 'threshhold'],
  ],
  'chart-length': [
    'bar.mdx:10: The series "Dialogs" has 3 values, the axis has 2. Fix: give each category of the axis one value.',
    ['bar.mdx', '[40, 60]', '[40, 60, 50]'],
  ],
  'chart-negative-share': [
    'bar.mdx:10: The series "Dialogs" has the negative share -5. Fix: write 0 or more.',
    ['bar.mdx', '40', '-5'],
  ],
  'chart-large-share': [
    'bar.mdx:10: The series "Dialogs" has the share 140%. Fix: write at most 100, or another unit.',
    ['bar.mdx', '60', '140'],
  ],
  'chart-not-a-number': [
    'bar.mdx:10: "series.values" contains something that is not a number. Fix: write digits only.',
    ['bar.mdx', '60', 'sixty'],
  ],
  'chart-many-series': [
    'histogram.mdx:9: A histogram shows one series, not 2. Fix: delete all but one.',
    ['histogram.mdx', '[10, 20] }', '[10, 20] }\n  - { name: More, values: [1, 2] }'],
  ],
  'chart-off-axis': [
    'stacked.mdx:10: A value of "September" is 1080, and the axis is from 0 to 50. Fix: change "from" or "to" of "y", or the number.',
    ['stacked.mdx', 'kind: stacked', 'kind: bar'],
    ['stacked.mdx', '[30, 10]', '[20, 1080]'],
  ],
  'chart-unused-end': [
    'ring.mdx:8: "to" changes nothing in this chart. Fix: delete it.',
    ['ring.mdx', 'y: { ', 'y: { to: 100, '],
  ],
  'chart-unused-bars': [
    'histogram.mdx:6: "bars" changes nothing in this chart. Fix: delete it.',
    ['histogram.mdx', 'kind: histogram', 'bars: up\nkind: histogram'],
  ],
  'chart-sum-off-axis': [
    'stacked.mdx:9: The sum of a category is 60, and the axis is from 0 to 50. Fix: change "from" or "to" of "y", or the number.',
    ['stacked.mdx', '[20, 10]', '[30, 10]'],
  ],
  'chart-threshold-off-axis': [
    'bar.mdx:11: The threshold is 110, and the axis is from 0 to 100. Fix: change "from" or "to" of "y", or the number.',
    ['bar.mdx', 'value: 50', 'value: 110'],
  ],
  'chart-threshold': [
    'histogram.mdx:11: A histogram has no threshold. Fix: delete it.',
    ['histogram.mdx', '[10, 20] }', '[10, 20] }\nthreshold: { name: Goal, value: 1 }'],
  ],
  'chart-levels': [
    'nested.mdx:7: The chart has 1 levels, not 2–6. Fix: delete levels or add one.',
    ['nested.mdx', '\n  - { name: Session, text: one visit }'],
  ],
  'branch-alone': [
    'branch.mdx:6: The graph has 1 branches, not 2–4. Fix: declare them with "branch name".',
    ['branch.mdx', '\nbranch voice\ncopy main -> voice\nmerge voice -> main', '\npoint main: v14 is live'],
  ],
  'branch-never-begins': [
    'branch.mdx:6: No line creates the branch "voice". Fix: write "copy main -> voice", or delete the branch.',
    ['branch.mdx', 'copy main -> voice\nmerge voice -> main', 'point main: v14 is live'],
  ],
  'branch-not-there': [
    'branch.mdx:8: The branch "voice" does not exist yet. Fix: write "copy main -> voice" above.',
    ['branch.mdx', 'copy main -> voice\nmerge', 'merge'],
  ],
  'branch-twice': [
    'branch.mdx:9: The branch "voice" exists already. Fix: copy into another branch.',
    ['branch.mdx', 'merge voice -> main', 'copy main -> voice'],
  ],
  'branch-undeclared': [
    'branch.mdx:8: The branch "voic" is not declared. Fix: write "voice".',
    ['branch.mdx', '-> voice', '-> voic'],
  ],
  'branch-unknown-line': [
    'branch.mdx:8: "commit main: text" is not a line of a branch graph. Fix: start the line with branch, point, copy or merge.',
    ['branch.mdx', 'copy main -> voice', 'commit main: text'],
  ],
  'branch-way': [
    'branch.mdx:8: "copy main to voice" does not name a source and a target. Fix: write "copy from -> to".',
    ['branch.mdx', 'main -> voice', 'main to voice'],
  ],
  'marked-many': [
    'marked.mdx:8: The text has 7 marks, more than 6. Fix: take a shorter text.',
    ['marked.mdx', 'from Omsk to Perm', 'a b c d e from Omsk to Perm'],
    [
      'marked.mdx',
      'marks:',
      `marks:${['a', 'b', 'c', 'd', 'e'].map((one) => `\n  - { text: ${one}, name: letter }`).join('')}`,
    ],
  ],
  'marked-not-in-text': [
    'marked.mdx:9: The text has no "Omsk". Fix: write the marked words exactly as in the text, and in the same order.',
    ['marked.mdx', 'Omsk', 'Tomsk station'],
  ],
  'marked-order': [
    'marked.mdx:10: The marked word "Perm" is before or inside the previous one. Fix: write the marked words exactly as in the text, and in the same order.',
    ['marked.mdx', 'from Omsk to Perm', 'from Perm to Omsk'],
  ],
  'matrix-length': [
    'matrix.mdx:10: The row "Train" has 1 values, the matrix has 2 columns. Fix: give each column one value.',
    ['matrix.mdx', '[yes, no]', '[yes]'],
  ],
  'matrix-many-columns': [
    'matrix.mdx:7: The matrix has 7 columns, more than 6. Fix: swap its rows and columns.',
    ['matrix.mdx', '[Manager, Analyst]', '[a, b, c, d, e, f, g]'],
    ['matrix.mdx', '[yes, no]', '[yes, yes, yes, yes, yes, yes, yes]'],
  ],
  'matrix-value': [
    'matrix.mdx:10: The row "Train" has the value "maybe". Fix: write "yes" or "no".',
    ['matrix.mdx', 'no]', 'maybe]'],
  ],
  'pipeline-one-step': [
    'pipeline.mdx:7: The chart has 1 steps, not 2–10. Fix: delete steps that change nothing, or add one.',
    ['pipeline.mdx', '\n  - { name: Trim, text: hi }'],
  ],
  'pipeline-without-text': [
    'pipeline.mdx:8: "steps.text" is missing. Fix: write "text:" and a text.',
    ['pipeline.mdx', ', text: " hi"'],
  ],
  'ring-many-parts': [
    'ring.mdx:6: The ring has 7 parts, more than 6. Fix: join the small ones or draw bars.',
    ['ring.mdx', '[a, b]', '[a, b, c, d, e, f, g]'],
    ['ring.mdx', '[1, 2]', '[1, 2, 3, 4, 5, 6, 7]'],
  ],
  'small-charts-length': [
    'small-charts.mdx:9: The row "Dialogs" has 3 values, the axis has 2. Fix: give each category of the axis one value.',
    ['small-charts.mdx', '[1, 2]', '[1, 2, 3]'],
  ],
  'small-charts-many': [
    'small-charts.mdx:8: The chart has 9 rows, more than 8. Fix: draw two charts.',
    ['small-charts.mdx', smallChart, smallChart.repeat(8)],
  ],
  'small-charts-negative': [
    'small-charts.mdx:9: The row "Dialogs" has the negative value -2. Fix: write 0 or more.',
    ['small-charts.mdx', '2]', '-2]'],
  ],
  'tiles-many': [
    'tiles.mdx:9: The chart has 16 tiles, more than 15. Fix: delete the least important ones.',
    ['tiles.mdx', tile, tile.repeat(16)],
  ],
  'tiles-unit': [
    'tiles.mdx:10: A tile cannot have the unit "hours". Fix: write one of %, points, m:ss, ms.',
    ['tiles.mdx', ' }', ', unit: hours }'],
  ],
  'tiles-without-before': [
    'tiles.mdx:10: "tiles.before" is missing. Fix: write "before:" and a number.',
    ['tiles.mdx', ', before: 5'],
  ],
  'timeline-axis': [
    'timeline.mdx:7: The axis ends at 0, before it starts. Fix: write more than 24.',
    ['timeline.mdx', 'to: 24', 'from: 24, to: 0'],
  ],
  'timeline-backwards': [
    'timeline.mdx:9: The span "Window" ends before it starts. Fix: write more than 12.',
    ['timeline.mdx', 'from: 0', 'from: 12'],
  ],
  'timeline-look': [
    'timeline.mdx:9: A span cannot look "dotted". Fix: write one of plain, hatched.',
    ['timeline.mdx', 'to: 6', 'to: 6, look: dotted'],
  ],
  'timeline-off-axis': [
    'timeline.mdx:9: 30 is not on the axis. Fix: write a number from 0 to 24.',
    ['timeline.mdx', 'to: 6', 'to: 30'],
  ],
  'branch-to-itself': [
    'branch.mdx:9: The arrow leads from "voice" to itself. Fix: name two branches.',
    ['branch.mdx', 'voice -> main', 'voice -> voice'],
  ],
});
