/** The words that drawings and the tables below them add to the texts of a fence. Names in braces are replaced. */
export const defaultLabels = {
  // sequence
  if: 'If',
  optional: 'Optional',
  else: 'Else',
  // dialog-graph
  endDialog: 'End dialog',
  return: 'Return',
  globalAnswer: 'global answer',
  atOnce: 'in the same turn',
  waits: 'waits for the user',
  // branch-graph
  copy: '{to}: copy of {from}',
  merge: '{from} merged into {to}',
  branch: 'Branch',
  event: 'What happens',
  // chart: tiles and small-charts
  change: 'Change',
  // chart: tiles
  figure: 'Figure',
  noChange: 'no change',
  point: 'point',
  points: 'points',
  comparison: '{period}, change against {before}',
  // chart: timeline
  openSpan: 'from {from}',
  from: 'From',
  to: 'To',
  noEnd: 'no end',
  // chart: marked-text
  inText: 'In the text',
  found: 'Found',
  value: 'Value',
  // chart: pipeline
  step: 'Step',
  textAfter: 'Text after it',
  idleStep: '{name}: no change',
};

export type FigureLabels = Readonly<Record<keyof typeof defaultLabels, string>>;

/** @returns the label with the values in the place of their names */
export const filled = (label: string, values: Readonly<Record<string, string>>): string =>
  label.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
