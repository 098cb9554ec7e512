/** What authors, by the elements of an assistant type; see `typedByReaders.ts`. */
export const elements: Record<string, string> = {
  '/development/assistant-elements/anoncy': `talk to visitors first; popup after thirty seconds; pop up on the basket page; promotion banner in the chat;
    invite visitors to talk; target by url; show an offer only once; greeting depends on page; can the bot write
    first on the site; how do I show an offer to people in the basket; how do I stop a pop-up from coming every
    time; can a message appear when somebody wants to leave; I want to tell visitors about a sale; speak to visitors
    who hesitate; offer help after a minute on the page; bubble when the mouse leaves the window; banner with a
    discount in the chat; show it at most once per visit; two messages pop up at the same time; popup only during
    the sale; nobody sees the popup; how many people saw the popup; visitor closed the bubble; remind a silent
    visitor; which announcement is shown first; period of an announcement; advert in the chat window; attract
    attention; announce news to site visitors; can the bot start to talk on our site; how do I tell visitors about a
    discount; how do I greet somebody who hesitates; how do I catch people who are leaving; why does nobody see my
    bubble; what happens if someone closes the bubble; how do I invite visitors to chat; how do I address people who
    do nothing; only once per visit please`,
  '/development/assistant-elements/common-functions': `shared library of code; use the same formula everywhere; reuse across projects; central place for logic; one
    change affects all assistants; if I change it here does it change there; how do I avoid copying code; share a
    formula between bots; who uses this shared function; change breaks other bots; turn my function into a shared
    one; delete a shared function; library for the whole company; avoid copying the same calculation; one place for
    a calculation used by many bots; how do I use my function in another bot; what breaks if I change a shared
    function`,
  '/development/assistant-elements/dialog_nodes': `flowchart element; trigger of a step; answer depends on a condition; duplicate a block; disable a block
    temporarily; branching conversation; question and reply pair; box with phrases; start phrase of a step; how do I
    make it answer one question; what are these boxes; when does a step start; how do I make a step work only for
    some people; can I switch off one step for now; why is my step never reached; how many phrases go in one step;
    make a new step; a step only for logged in people; the wrong step starts; turn off a step for a while; delete a
    step; start by a button or a phrase; conditions for a step; combine several start phrases; what is behind a step
    in code; how many phrases may a step have; step starts from an event; if the variable is filled; two steps
    compete; edit the settings of a block; default step; block of a flow; state machine; conversation piece; build a
    dialogue tree; put questions and answers together; how do I make it react to a sentence; how do I use a step
    only in some cases; how do I make a copy of a step; how do I switch off a part of the conversation; what belongs
    into one step; how do I let a button and a sentence lead to the same place; what does a box on the canvas
    contain; in which order are steps tried; how do I teach it one question and one answer; how do I say when a step
    is used; why is another step chosen; where do I put the sentences that people say; how do I keep a step but not
    use it`,
  '/development/assistant-elements/functions': `write a macro; compute a total in the text; formula; script; parameters and return value; built in operations;
    call a function from an answer; how do I calculate the price of an order; which ready-made calculations exist;
    how do I pass a value to it; write my own function; use a ready function; parameters of a function; function in
    a condition; test a function; function returns nothing; calculate something inside a reply; reuse a piece of
    logic; which functions are built in; custom code; how do I do maths; give arguments; error in my own function;
    helper; insert a function into an answer; how do I use a calculation again and again; how do I call my own
    function; why does my function give nothing back; which calculations are already there; how do I work out
    something in an answer; what do I write to get the sum`,
  '/development/assistant-elements/globalnye-otvety': `I do not understand reply; change hello text; goodbye message; out of office text; all agents are busy text;
    message when the bot is off; technical works notice; no answer found; standard phrases of the bot; first thing
    that the bot says; apology when something fails; reply to gibberish; what to say on repeated failure; how do I
    change the first words it says; I do not like its apology; what do clients see during maintenance; what is said
    if the operators are asleep; how do I change the last message; what does it reply to random letters; what does
    it say if it does not understand; change the greeting; first message; fallback text; text when nobody from the
    team is free; answer to an insult; message for stickers and photos; when the same question comes twice; goodbye
    text; apologise politely; standard answers; switch off the reply to swearing; out of order message; unknown
    question reply; sorry I cannot help text; welcome text; technical problem message; answer for a gif; bot has no
    clue; default replies for the whole bot; it should say something else when lost; does not know the answer; react
    to rude people; reset a standard answer; what happens when it does not know what to say; how do I change what it
    says at the start; what does a client read when everything fails; how do I make the excuse sound nicer; what
    does it say to a photo; where is the sentence sorry I did not get that; how do I turn off an automatic message;
    it has no idea what to reply; the person writes nonsense; what if the bot is clueless; what does a person hear
    in the beginning; how do I change the text for closed; what do I say when a system does not respond; it should
    apologise; what does it do when there are only signs and no words`,
  '/development/assistant-elements/namereniya': `teach different wordings; classifier; two intents confused; minimum number of examples; import phrases from a
    spreadsheet; machine learning recognition; wrong category detected; natural language understanding; overlap of
    examples; paraphrases of a request; people say the same thing in many ways; it takes one request for another;
    why does it not recognise my phrase; how do I make it more careful; can I load phrases from a file; what do I do
    with phrases that fit two meanings; train the bot on examples; the bot mixes up two topics; import examples from
    excel; people phrase it differently each time; understand meaning and not words; classification of requests; too
    many false hits; it is too sure of itself; the bot guesses wrong; add sentences from real chats; find
    overlapping examples; good and bad example sentences; intent or rule which is better; delete an intent that is
    used; move intents from dialogflow; move training data from rasa; recognise what the client wants; bot reacts to
    the wrong thing; minimum of phrases; export examples; too little training data; ambiguous message; probability
    of a match; neural network; confidence of recognition; how do I make it understand more ways to say something;
    why does it confuse two topics; how many examples do I have to write; what makes a good example; how do I bring
    my examples from another tool; how do I stop it from guessing; it reacts to things that have nothing to do with
    it; when do I use examples and when a rule; how do I add what customers really wrote; the same sentence stands
    in two places; how do I make it recognise the same wish in other words; how do I explain to it what people want;
    how do I reduce mistakes in recognition; it thinks they want something else; what do I do with similar examples
    in two places`,
  '/development/assistant-elements/peremennye': `remember something about the customer; save an answer for later; store the order number; keep data between
    visits; forget data after the session; mask card numbers; hide passwords in logs; name rules; insert stored data
    into a text; slot memory; global and local values; list of built in values; delete stored information; value is
    lost; personal data of a customer; can it keep the order number until the end; how do I remember a person when
    he comes back; where does it store the name; why has it forgotten what the customer said; how long does it
    remember; how do I erase what it knows about somebody; how do I use the saved city in a text; save what the
    client said; keep the name for the next visit; value disappears after the chat; how long is a value kept; hide a
    secret value from analysts; declare a variable; allowed characters in a name; delete a saved value; pass data
    between steps; list of ready variables; put a saved value into the text; same value for all users; personal data
    must not be visible in the logs; card number must be hidden; remember the choice of the customer; counter per
    customer; remember for one message only; unknown variable error; name is reserved; store information about the
    client; session storage; forget a customer; gdpr delete personal data; set a value in an answer; compare a saved
    value; memory of the bot; data from the website as a variable; profile of a customer; how do I keep something in
    mind during the chat; how do I know next month who it was; why is the value gone; how do I use what I saved; how
    do I delete what we know about a person; which names are not allowed; what does the bot know about a user; how
    do I hand over data from one step to another; why does the compiler not know my variable; where does the bot
    write things down; how do I get a value from one step to the next; who can see what was saved; how do I make it
    forget; how do I recognise a regular customer; how do I keep data secret`,
  '/development/assistant-elements/skills': `split a big bot into modules; which topic answers first; priority between topics; turn off a whole section;
    transfer a scenario to another project; copy a module; organise content by subject; seasonal topic off in
    summer; how do I keep a large bot tidy; how do I choose which scenario is tried first; can I switch off the
    christmas scenario; divide the bot into topics; export one topic; import a topic from a file; turn a topic off
    for the winter; organise many steps; weight of a topic; default subject for reports; new topic; copy a whole
    scenario; how many topics can a bot have; canvas for one subject; project structure; share a scenario with
    another team; module; backup of one topic; how do I split my bot into parts; how do I take a part of my bot to
    another one; two parts react to the same sentence; how do I switch off a part in winter; how do I save one part
    as a file; how do I decide which part answers first; my canvas is too crowded; how do I keep order in a big
    project; can I give a part of my bot to a colleague; which part has the right of way`,
  '/development/assistant-elements/slovari': `brand names and misspellings; list of cities; shared word list; slang; import words from excel; plural forms;
    alternative names for a thing; people use other words for our goods; how do I list all our cities; can I keep
    abbreviations in one place; how do I add all forms of a word; can I fill a word list from excel; all spellings
    of our brand; word list for all bots; import a list from a text file; use one word of the list in a reply; list
    of streets; pick a random word from a list; add a new synonym; abbreviations of our customers; dialect and
    slang; how many lines may a list have; what may stand in a line; word forms in russian; plural and singular; my
    word is not recognised; keep a list of names; how do I treat many words as one; how do I teach it our slang; how
    do I share a list with other bots; how do I say hello in different words from a list; how do I collect different
    words for the same thing; what if people use abbreviations; how do I keep a list of our shops`,
  '/development/assistant-elements/sushnosti': `extract order number from a message; recognise dates and amounts; detect an e-mail or phone; ask again if
    information is missing; pattern for a passport number; parameters of a request; named entity recognition;
    required details before continuing; validate the format of a code; parse an address; tracking number; how do I
    get the date out of a sentence; can it recognise a contract number; how do I make it ask for the missing
    address; what if a client types a wrong number; how do I find the sum in a message; can it understand next
    friday; where do I use what it has recognised; get the date from the message; understand amounts of money; find
    a phone in the text; ask until the client gives the number; mandatory information before going on; check the
    format of a contract number; slots and parameters; recognise tomorrow as a date; several values in one message;
    what if the value is missing; test whether a value is found; own type of data; order number is not recognised;
    limit the number of tries when asking; extract a name; built in types; use the recognised value later; list of
    allowed values; postal code; car number plate; insurance number; email address in a sentence; fill in a form by
    chat; collect details step by step; the client did not tell everything; too many questions for details; find
    values in free text; how do I ask for what is missing; how do I find a date in what was written; how do I check
    that a code has the right form; how does it fill in a form with the client; where does the found value go; why
    does it not find the city; how do I stop asking again and again; how do I define what an order number looks
    like; how do I get facts out of what they say; what happens if they forget to tell the date; how do I recognise
    our article numbers; how do I make it insist on an answer; does it find numbers that are spelt out`,
  '/development/assistant-elements/tablicy': `schedule of branches; look up data by key; spreadsheet as data source; shop addresses; update prices without
    programming; rows and columns; opening times per shop; csv upload; small database; tariff grid; stock of goods;
    how do I answer with the price of a product; where do I put addresses of our shops; the opening hours change
    every month; how do I load prices from excel; can it look something up by the name of a city; branch addresses
    by city; opening hours per branch; read a value from a row; no row found; update data without a developer; excel
    sheet as source of answers; columns and types; replace all rows; add rows to existing data; look up the manager
    of a region; csv import fails with a wrong number of columns; which separator in the csv; export the table; key
    column; how many rows are possible; table or dictionary or service; data that changes often; catalogue of goods;
    directory of departments; product information by article number; tariffs; let an editor maintain the data; upper
    and lower case in look-ups; import was refused; where do I put data that changes every week; how do I answer
    with the opening hours of a shop; how do I use our excel list in the bot; how do I update all prices at once;
    why was my csv refused; how can a colleague change prices without touching the bot; how do I let somebody
    without training keep the prices up to date; how do I look something up; where do lists with several columns go`,
  '/development/assistant-elements/tags': `commands in square brackets; markup codes; special commands inside a text; action inside an answer; list of
    commands for replies; what are those codes in brackets for; which commands can I put in a reply; what do square
    brackets mean; ready made instructions for texts; save a tag with its parameters; list of all tags; which tags
    work in which messenger; reuse the same tag; insert a tag into an answer; my tag is printed as text; template
    for a button; what can be written in brackets; code snippets for answers; what are these things in brackets; how
    do I reuse a command with its settings; which commands does the language have; why does the customer see
    brackets`,
};
