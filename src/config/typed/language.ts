/** What authors of rules type; see `typedByReaders.ts`. */
export const language: Record<string, string> = {
  '/annotation/SSML': `accent on the second syllable; bot mispronounces a word; read digits one by one; spoken abbreviation; voice
    tags; whisper or speak slower; pronunciation of brand names; the voice stresses the wrong syllable; it reads our
    brand name wrongly; how do I make it wait between sentences; can it spell out a number; the robot voice puts the
    stress on the wrong place; say the abbreviation in full; how is a phone number spoken; sound of a foreign name;
    text for the ear and another for the eye; voice pronounces the name of the shop incorrectly; which tags does the
    speech understand; speak a number digit by digit; an ampersand breaks the voice text; why does saving the voice
    text fail; silence for two seconds; change the voice to a man; ipa transcription; make it speak russian words
    correctly; emphasis on a word; it pronounces our company name in a funny way; how do I make the voice wait a
    moment; how do I make it say a word differently than written; the voice reads a number as one big number; why
    does it not accept my voice text; how do I put the stress on another vowel; can the voice whisper; how do I
    teach it to speak a foreign word; it speaks without a break; the name of a town sounds wrong; can it speak
    slowly`,
  '/syntax-DL/about-DL': `how does the engine choose a rule; rules contradict each other; scripting lessons; first rule; language for
    programmers; examples of rules; several questions in one rule; random replies in a rule; my line is never used;
    remember a word; tie between rules; I want to learn to write rules; how do I make my line more important; how do
    I leave an explanation in the code; two rules match the same text; what does a rule look like; where are
    examples to copy; how can one rule have several replies; why was another rule chosen; order of rules; simple
    rule with question and answer; several answers in one rule; each answer only once; random answer; prefer one
    answer; remember something in a rule; long line; condition in a rule; from a block to code; two rules answer the
    same thing; rule is too general; make a rule more specific; scripting language; programming without experience;
    course in ten lessons; examples of code; reserved words; sample bot; which line comes first; stronger than
    another rule; how does matching work; points of a rule; answers alternate; label of a rule; follow up of a
    previous reply; basic syntax; structure of a rule; how do I learn to write rules; how do I make my rule
    stronger; how do I give several replies to one question; what is the language good for; how do I say something
    only once; how does it decide between two rules; how do I continue after my own question; what does a rule
    consist of; which of several rules is taken; how do I get variety into replies; I want to write my first rule;
    why is a more general rule chosen`,
  '/syntax-DL/functions-DL/combinatorics-functions': `logical operators; combine several checks; random order; shuffle a list; coin toss; boolean; negation; both
    conditions at once; how do I check two things at once; how do I mix a list; how do I choose by chance; and or
    not in a condition; both things must be true; either one or the other; not true; flip a coin; lottery; mix
    letters; scramble a word; random order of a list; opposite of a condition; logic; dice for a game; quiz question
    by chance; how do I check that both are true; how do I check that something is not the case; how do I let chance
    decide; how do I shuffle`,
  '/syntax-DL/functions-DL/conditional-functions': `greater than; is empty; equals; between two values; test membership of a list; true or false; validation of
    input; after a certain date; open or closed now; compare texts; contains a word; how do I check that something
    was entered; how do I find out if it is more than a thousand; is today a working day; how do I know whether it
    is a number; how do I check that the date is in the future; how do I see if the text has a certain word; check
    whether a number is bigger; check if text is equal; is today a weekday; is the word in a list; time is before
    noon; shop is closed on sunday; is it monday; check the input of the user; value is one of several; compare
    dates; compare two texts; check of a range; at least eighteen; first day of the month; valid number entered;
    test for a word of a list; contains text; more than ten; ignore case in a comparison; if a date has passed;
    office is open only on weekdays; how do I find out whether today is sunday; how do I compare two values; how do
    I know that a deadline has passed; how do I check that a word is in a list; how do I test that the client is an
    adult; how do I check what was typed; how do I find out which number is bigger`,
  '/syntax-DL/functions-DL/date-time-functions': `add days; difference between dates; day of the week; current time; age from birth date; delivery in three days;
    time zone offset; how many days left; name of the month; date calculation; tomorrow; countdown; convert a date;
    deadline; how do I tell when the parcel will come; how many days remain until the end of the month; how do I
    show the time; how do I work out an age; the hour is wrong; how do I write a date the russian way; date of
    today; which weekday is a date; date in a week; hours until closing; print the time; date in words; month as
    text; year of birth to age; yesterday; american date; time in another city; server clock; calendar; next monday;
    how many days until the holiday; delivery date; expiry date; current year in a text; take the day out of a date;
    wrong time zone in a date; in how many days; greeting by the hour; how do I say which day it is tomorrow; how do
    I add a week to a date; why is the time one hour off; how do I say when it will be delivered; how do I find out
    what day it is; how do I wish a good day at the right hour`,
  '/syntax-DL/functions-DL/number-functions': `sum and multiply; rounding; percent discount; random integer; arithmetic; convert units; remainder; increase a
    counter; spell numbers; division; vat; currency conversion; decimals; total price; subtract; average; how do I
    take ten per cent off; how do I add up prices; how do I round a sum; how do I get a chance number; how do I
    count upwards; how do I divide; calculate the price; multiply quantity and price; percentage of a sum; round to
    two digits; odd or even; weight in other units; count tries; increase by one; division by zero; difference of
    two values; discount of ten percent; split the bill; sum of an order; convert units of measure; temperature
    fahrenheit; minus one; negative number; whole number; vat on top; generate a code with digits; lucky number;
    inches and centimetres; how do I count something; how do I turn kilos into grams; how do I work out a
    percentage; why is my result empty; how do I sum up a basket; how do I pick a winner`,
  '/syntax-DL/functions-DL/text-functions': `trim whitespace; split a string; length of a text; find a phone number in a sentence; replace characters; remove
    punctuation; string manipulation; number of characters typed; extract an e-mail; cut off the end; how do I write
    the name with a capital; how do I remove blanks; how do I cut a text in two; how many letters does it have; how
    do I swap a comma for a dot; how do I find a phone number in what was typed; how do I glue two texts together;
    remove spaces; join two texts; replace a letter; find an e-mail in a text; find a phone in a message; upper
    case; lower case; write a name correctly; cut a text; too short answer; number of letters; names in capitals;
    clean the input; strip; all variables for debugging; delete a character; double name with a capital; text is
    longer than allowed; put text together; save a value with a function; how do I change small letters to capitals;
    how do I cut spaces; how do I find an address in a text; how do I replace a part of a text; how do I join words;
    how do I measure a text; how do I tidy up what somebody typed; how do I make a name look right`,
  '/syntax-DL/special-designations/kvantors-in-answers': `echo what was typed; use a captured word; repeat the customer's words; insert the matched part; backreference;
    print the text that the user sent; text of the star; how do I use what the person wrote in my reply; how do I
    quote the customer; it prints nothing where the word should be; how do I put the city from the question into the
    answer; use what the client typed; reply with the city he named; second star; take the fragment into the answer;
    empty star; save a part of the message; echo; quote the user; put the name into the reply; reference to the
    question; captured group; nothing is printed in the gap; words of the customer in another case; repeat the
    question back; match result; how do I say back what was written; how do I use a word from the question; why is
    there a gap in my answer; how do I take the second word of the user; how do I reuse the words of the customer`,
  '/syntax-DL/special-designations/kvantors-in-rules': `asterisk meaning; alternatives in a pattern; match part of a phrase; double asterisk; brackets in a pattern;
    everything after a word; exact phrase only; pattern syntax; ignore other words; begins with; how do I allow
    anything between two words; how do I accept both spellings; how do I catch everything after a word; how do I
    match only the exact sentence; what does the little star do; what is the tilde for; beginning of the sentence;
    end of the sentence; pattern with gaps; one of several words; star or two stars; catch all; phrase anywhere in
    the text; dictionary in a pattern; exclude words; brackets in a question; how do I write a pattern; matches too
    much; all forms of a verb; grammar cases; ignore the rest of the sentence; which pattern is stronger; part of a
    word; placeholder in a question; how do I match any text; how do I leave out a word; how do I match different
    endings; how do I catch a part of the sentence; why does my line match too much; how do I match one of three
    words; how do I ignore small words in between; how do I write one line for many wordings; which signs stand for
    words`,
  '/syntax-DL/special-symbols-in-rules': `meaning of punctuation in rules; plus and hash at the beginning of a line; error codes of rules; syntax error;
    list of symbols; reserved characters; unexpected sign; quotes and brackets; cheat sheet of signs; parser
    message; dollar sign; common syntax mistakes; what does the plus sign at the start mean; how do I write a real
    bracket; my code has an error number; which signs have a meaning; why is my line red; error number in a rule;
    write a bracket as text; dollar at the beginning; hash at the beginning; plus at the beginning; percent sign;
    list of error codes; symbols in a condition; not closed error; compile error explained; curly braces; print a
    star; colon flags; cheat sheet; unknown variable error code; quotes missing; line must not begin with a space;
    warning numbers; my rule has an error how do I fix it; special characters; why is the line not accepted; why
    does my line have an error; what do I do about an error code; how do I print a special sign; which sign do I
    need; what is wrong with this line`,
  '/syntax-DL/tags-DL/FromState': `yes or no after a question; answer in context; only if the previous step was; short reply is misunderstood;
    depends on where the user is in the dialogue; state of the conversation; how do I know that yes belongs to my
    question; a line should work only after one step; context of a short answer; question line for one step;
    understand no in this place only; after which step may a line work; state; last step decides; number typed after
    a question; how do I react to yes only in one place; how do I make a line depend on the step before; how do I
    give the same word two meanings`,
  '/syntax-DL/tags-DL/OneWord': `capture one word; name from a sentence; single token; accept only one word as an answer; grab the next word; how
    do I take the name out of my name is; how do I accept just a single word; name after my name is; single word as
    answer; next word; accept a word that I do not know; word between two others; unknown surname in a sentence; how
    do I catch a single word; how do I read a name that I do not know`,
  '/syntax-DL/tags-DL/condition-tags': `reply depends on a value; conditional text; after three failures; choose a reply by gender; otherwise; show a
    sentence only to some; alternative paths in a reply; vip customers get another text; how do I give women another
    text; if the order is paid say this else that; how do I write several cases; how do I say something only the
    first time; how do I answer old customers differently; reply depends on a variable; text only for regular
    customers; many cases; block an answer; after three failures call a human; if the basket is empty; show a part
    of the text only sometimes; answer depends on the city; condition inside a sentence; price depends on the
    quantity; hide an answer; stop a rule under a condition; limit tries; else branch; ternary; vary by channel; if
    it is the weekend say so; only if the name is known; count failures and give up; how do I say different things
    to different people; how do I stop after three mistakes; how do I make the text depend on a number; how do I
    treat two kinds of customers differently; how do I limit how often it asks`,
  '/syntax-DL/tags-DL/link-tags': `buttons; hyperlink in a message; clickable phone number; open a site; call to action; offer choices; menu of
    options; open in a new tab; mailto; url in a reply; suggest answers; yes no buttons; tap instead of typing; how
    do I let people choose instead of typing; how do I write yes and no buttons; can a tap send a different text;
    how do I make a phone number that can be called; why does my link not open; add a button; link to our site;
    button sends another text; clickable words; phone link; link in a new window; buttons in one row; which channels
    show links; count the clicks; choose from options; show the menu as buttons; button with a variable; label of a
    link; link does not work; button repeats my question; pay button; redirect the browser to a page; send the
    visitor to another page of the site; answer options; email link; quick choice; url with a parameter; download
    link; how do I make a button; how do I put a link in a reply; how do I let people pick from choices; why is my
    button empty; how do I send another text than the label; how do I lead a person to our web page`,
  '/syntax-DL/tags-DL/operator-transfer-tags': `transfer to a human; talk to a person; call an agent; angry client wants a manager; no staff available; choose a
    department; escalate; return from the agent; pass the history to the agent; switch to a live person; agents
    offline at night; ask for a real human; the client wants to speak to a person; how do I give a chat to our
    support; what if nobody is at work; which team gets the chat; does the operator see what was said; how does the
    bot get the chat back; how do I get rid of an angry client; call a human; pass to support; the bot keeps talking
    to the client and the operator too; nobody is free; message for the agent; after the agent has finished; only
    some channels have people; transfer does not work; let a person answer; client is angry and wants a person; what
    does the agent see; connect with an employee; handover tag; transfer to the sales team; transfer by rule; call
    centre; how many clients were passed on; working time of agents; agent does not answer; real person; how do I
    bring in a human; how do I pass the chat to the right team; what happens when nobody is there; why was the
    client not passed on; how do I tell the agent what it is about; people want to talk to somebody real; how do I
    let a colleague answer; what if a client shouts for a human; who talks after the handover`,
  '/syntax-DL/tags-DL/text-format-tags': `bullets; preserve spaces; blank answer; new paragraph; send two messages in a row; split a long message;
    indentation; silent reply; spacing; separate bubbles; how do I begin a new line; how do I write a list; how do I
    send two messages one after another; my spaces disappear; everything is in one line; stars are shown instead of
    bold; bulleted list; numbers before items; keep spaces; two bubbles; empty line; list inside a list; break the
    text into messages; formatting in channels without markup; paragraph; ascii table; silent answer; typing pause
    between messages; how do I make a list; how do I split a reply in two; how do I write brackets; how do I
    structure a long reply; how do I keep it from saying anything`,
};
