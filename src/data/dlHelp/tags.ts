/** What an editor tells about a tag of DL, and the text it puts in; `|` shows where the cursor goes. */
export interface TagHelp {
  readonly form: string;
  readonly help: string;
}

const tag = (form: string, help: string): TagHelp => ({ form, help });

/** Tags of question lines (language, sections 4 and 15). */
export const questionTags: readonly TagHelp[] = [
  tag('[dict(|)]', 'One line of a dictionary.'),
  tag('[<dict(|)>]', 'One line of a dictionary, or nothing.'),
  tag('[lcdict(|)]', 'One line of a dictionary, with half the weight.'),
  tag('[udict(|)]', 'A line of a dictionary. Each line matches once until all have been used.'),
  tag('[sudict(|)]', 'A line of a dictionary. Each line matches once in a session.'),
  tag('[-|-]', 'A marked fragment: an answer prints it as [&1].'),
  tag('[=>|]', 'One of the variants between slashes, as in braces.'),
  tag('[OneWord]', 'Exactly one word; an answer prints it as [*].'),
  tag('[FromState("|")]', 'The question matches only if the last answer was from this node.'),
];

/** Tags of answer lines (language, sections 10 and 15). */
export const answerTags: readonly TagHelp[] = [
  tag('[*]', 'What the first star of the question matched.'),
  tag('[&1]', 'What the first marked fragment matched.'),
  tag('[&dict(1,norm)]', 'The first dictionary of the question: norm, value, origin, name or pos.'),
  tag('[%|]', 'The value of a variable before this turn.'),
  tag('[@|("")]', 'The result of a function.'),
  tag('[dict(|)]', 'A random line of a dictionary.'),
  tag('[udict(|)]', 'A random line of a dictionary. No line is repeated until all have been used.'),
  tag('[sudict(|)]', 'A random line of a dictionary. No line is repeated in a session.'),
  tag('[if(%|)]{}[else]{}', 'One of two texts, by a variable or a true/false function.'),
  tag('[switch([%|])][case()]{}[default]{}', 'One of several texts, by an exact value.'),
  tag('[inf]{|}', 'A button: it shows its text and sends it.'),
  tag('[inf("|")]{}', 'A button that shows one text and sends another.'),
  tag('[href(https://|)]{}', 'A link to a web page.'),
  tag('[openwindow("https://|")]', 'Opens a web page. Add a text to the answer, too.'),
  tag('[br]', 'A line break.'),
  tag('[ul]', 'Starts a bulleted list; end it with [el].'),
  tag('[ol]', 'Starts a numbered list; end it with [el].'),
  tag('[li]', 'Starts a list item.'),
  tag('[el]', 'Ends a list.'),
  tag('[pre]{|}', 'Text that is not read as DL.'),
  tag('[nothing]', 'Makes an answer without text valid.'),
  tag('[break]', 'Discards this answer, so that the next best one is tried.'),
  tag('[disableautovars]', 'Keeps reply-, query- and one-turn variables as they are.'),
  tag('[ExtendAnswer("|")]', 'Adds an answer of another rule, by its label or id.'),
  tag('[operator]', 'Hands the dialog over to an operator.'),
];

/** Lines of a rule (language, sections 2 and 10.3). */
export const lineStarts: readonly TagHelp[] = [
  tag('BEGIN |', 'Starts a rule; its id follows.'),
  tag('END', 'Ends the rule.'),
  tag('--Label |', 'The name of the node; the first line of a rule.'),
  tag('+%|', 'A condition: the variable has a value.'),
  tag('$ |', 'A question: what the user may say.'),
  tag('$$REQUEST$$', 'An event: runs before each request.'),
  tag('$$SETSESSION$$', 'An event: runs at the start of a session.'),
  tag('$$UPDATESESSION$$', 'An event: runs when a program has changed variables.'),
  tag('@ |', 'The previous reply of the assistant.'),
  tag('# |', 'An answer.'),
  tag('# :luniq: |', 'An answer that is not repeated as long as another one is available.'),
  tag('# :last: |', 'An answer that is used only if no other can be built.'),
  tag('--if(%|)', 'Turns on the answers below if a condition is true.'),
  tag('--elsif(%|)', 'Another condition for the answers below.'),
  tag('--else', 'Answers that are used if no condition is true.'),
  tag('--endif', 'Ends --if.'),
  tag('--switch([%|])', 'Turns on answers by an exact value.'),
  tag('--case(|)', 'The value for which the answers below are used.'),
  tag('--default', 'Answers for every other value.'),
  tag('--endswitch', 'Ends --switch.'),
];
