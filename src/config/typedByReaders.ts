/**
 * What readers type who want to do something, by the page that helps them. The words of these lines are indexed with the
 * page, like those of its questions, and never shown. Each line comes from a task: somebody at work wants something, and
 * does not know what we call it. A test proves that none of them is a query by which the search is judged.
 */
const lines: Record<string, string> = {
  '/': `what kind of software is this; overview of the platform for a manager deciding to buy; platform for virtual
    assistants; where to begin as a developer; I am new here where should I begin; is it a tool for people who do
    not write code`,
  '/about/browser-support': `which laptops and operating systems work; ipad and android tablets; proxy and vpn requirements; page will not
    load; blank white screen after update; minimum internet bandwidth; javascript blocked; compatible with firefox
    and edge; private window incognito mode; does it run on my old laptop; why is the screen white after I log in;
    do we have to open a port in the company firewall; the builder looks strange in safari`,
  '/about/hot-keys': `work faster without touching the mouse; ctrl s; list of keystrokes; key combination to test; accessibility by
    keyboard; accelerator keys cheat sheet; can I do that without the mouse; how do I save with the keyboard; what
    do the keys do on the canvas; a key does something I do not want`,
  '/about/support': `phone number of the helpdesk; open a ticket; the vendor does not answer; urgent incident at the weekend; service
    level agreement guaranteed hours; scheduled downtime announcement; platform is unavailable right now; who do I
    call when everything is down; attach logs and screenshots to a complaint about the product; status of my case;
    response time of technical assistance; something is broken and I need help now; what do you need to know to look
    into my problem; we found a mistake in the product; nobody has replied to my ticket`,
  '/about/terms': `dictionary of product jargon; definition of skill and intent; meaning of abbreviations used here; vocabulary for
    new staff; translate a russian term to english; what do you mean by a session; is a client the same as a user; I
    do not understand the words in the menu; which of these ids should I tell you`,
  '/administration/groups-management': `team of editors with common permissions; organise employees by branch office; assign several assistants to one
    crew; shift workers share access; subsidiary or agency with limited access; bulk grant rights; can a person be
    in two teams; a department got a new project and needs access`,
  '/administration/journal_audit': `track what administrators did; trace of every action by employees; compliance evidence for auditors; investigate
    an unauthorised modification; suspicious activity of an account; when was the role taken from me; who removed my
    skill; blame for a broken answer; history of operations by staff; somebody broke our bot last night and I want
    to know who; who gave him these rights; how do I see what a former employee did; can I check which colleague
    downloaded the chats; who put this version online`,
  '/administration/roles-management': `viewer editor and owner permissions; prevent an intern from going live; auditor with look only rights; access
    control matrix; analyst may open charts but not touch the bot; I do not have enough rights; segregation of
    duties; forbid export of data; minimal privileges for a contractor; translator may edit texts only; how do I
    make sure that trainees cannot publish; why is there no delete button for me; may a colleague see phone numbers
    of clients; which permission does an analyst need; I want a person to edit texts and nothing more; how do I keep
    editors away from the settings; who is allowed to add people`,
  '/administration/user-management': `create an account for a new hire; onboarding of an employee; deactivate someone who quit; resend the invitation
    e-mail; invitation expired; list of everybody with access; change address of an employee; seats and number of
    licences; colleague cannot enter the system; move an employee to another role; person left the company; how do I
    get a new coworker into the system; somebody left our company what should I do; she did not get the e-mail with
    the link; he cannot log in any more because his phone was stolen; how do I stop a person from entering without
    deleting him; how many people can work with it; a person has a new surname and address; can an outside agency
    get access for a month`,
  '/analitika/dashboard': `main charts at a glance; kpi screen for the office wall; real time numbers; widgets with key indicators; why do
    charts not match; refresh interval of figures; yesterday is missing from the chart; monitor performance of the
    bot; how often are figures updated; general health of the assistant; how well does my bot work this week; why
    are the figures here not the same as in the report; when is the data of yesterday complete; can I put the most
    important chart on top; do test chats spoil my numbers`,
  '/analitika/dialogs-export': `save all chats as spreadsheet; csv for power bi or tableau; feed conversations to data science; archive
    correspondence; schedule a dump of messages; columns of the exported table; anonymise names before sharing;
    personal data in the file; I need all chats of last month in a table; how do I get messages out for our data
    team; can I take the names out of the file; why are there fewer rows than chats; is there a way to open the file
    in excel`,
  '/analitika/otchety/attendance': `number of unique people per week; new versus returning visitors; how busy are we; audience size; traffic by
    messenger; growth of the audience; visitors who never typed; is the number of our users growing; how many of
    them are new; why do so many open the chat and then say nothing`,
  '/analitika/otchety/depth-of-dialogs': `average length of a conversation in messages; how many exchanges until solved; replies per session; do people
    talk for long or leave at once; how many questions until somebody is helped`,
  '/analitika/otchety/dialog-start-time': `when to staff the call centre; schedule of agents by load; traffic by hour and weekday; rush hour; heat map of
    activity; roster of operators; lunch break peaks; how many agents do we need on monday morning; on which days is
    it quiet`,
  '/analitika/otchety/dialogs-summary': `automation rate; share handled without a human; fallback percentage; quality trend after an update; recognised
    and unrecognised requests; containment rate; proportion of answered queries; how many requests does the bot
    solve alone; how often do we have to step in; was it better before the last release; how many dialogs ended with
    a person`,
  '/analitika/otchety/dialogue-time': `how long people stay; chats that drag on; minutes spent; longest conversations; how many minutes does a client
    need`,
  '/analitika/otchety/links-announcements': `did the banner pay off; ctr of invitations; popup effectiveness; does anybody click on the invitation`,
  '/analitika/otchety/links-dialogs': `clicked urls; count presses of a link; track outgoing links; button conversion; did people open the link we
    sent; how do I see if the button is used`,
  '/analitika/otchety/profanity': `insults by customers; abusive language statistics; obscene messages; users who curse; rude visitors`,
  '/analitika/otchety/ratings-of-replicas': `negative feedback; bad reviews of answers; stars given by visitors; which responses make people unhappy;
    comments left with a low mark; detractors and promoters; why do people give us a low score; where are the
    comments people leave; which answers should I rewrite`,
  '/analitika/otchety/summary-report': `monthly report for my boss; compare this quarter with the last one; present results to the director; total
    figures for a period; roi of the bot; numbers for a presentation; executive overview; my boss wants figures for
    the last quarter; which numbers prove that the bot is worth it`,
  '/analitika/otchety/top-bot-answers': `most used replies; how frequently is each response sent; sorry I did not understand counter; ranking of
    responses; what does the bot say all the time; how many times did it answer that it does not understand`,
  '/analitika/otchety/top-user-requests': `hot topics among clients; ranking of phrases typed by visitors; what to add next; popular inquiries; what do
    visitors want; what do people want from us most; what is missing in my bot`,
  '/analitika/otchety/topics-summary': `breakdown by category; share of delivery complaints among all chats; distribution over themes; which subject
    generates most work; label conversations with a theme; how many chats are about delivery; which subject makes
    people angry; what share of the chats is about payment`,
  '/analitika/otchety/users-loyalty': `repeat customers; how many come only once; cohort table; churned visitors; frequency of return; do customers use
    the bot again`,
  '/analitika/session-log': `read what was said in a chat; look up the conversation of a particular client; replay a dialogue; reason for a
    wrong reply; trace which rule fired for a customer; forward a transcript to a coworker; find a chat by phone
    number; history of messages with a person; how far back are chats stored; investigate a complaint about the bot;
    prove what the assistant promised; why did it answer so strangely; a client complains what did the bot tell him;
    where do I find the chat of yesterday; why did it say such nonsense to a customer; how do I show a colleague one
    particular chat; can I see what was sent to our server during the chat; which phrase made it answer like that;
    can I still read a chat from last year`,
  '/analitika/statistics': `which nodes are hit most; usage counters of elements; obsolete content; popularity of each skill; failing
    external calls count; never triggered; which phrases are never used; what can I throw away; how often does our
    server fail; how many times was this block reached`,
  '/annotation/SSML': `accent on the second syllable; bot mispronounces a word; read digits one by one; spoken abbreviation; voice
    tags; whisper or speak slower; pronunciation of brand names; the voice stresses the wrong syllable; it reads our
    brand name wrongly; how do I make it wait between sentences; can it spell out a number`,
  '/channels/channel-restrictions': `maximum characters in a message; which channel supports carousels; message is truncated; differences between
    telegram and whatsapp; number of buttons allowed; supported attachments; markdown in messengers; can voice
    messages be received; video and gif; why is the picture not sent in one messenger; how many characters can I
    send; can I use bold in telegram; which messengers can show a list of buttons; what happens with a table in
    whatsapp; how large may a file be`,
  '/channels/chatter': `embed chat on a website; javascript snippet; change colours and logo of the widget; open the popup from our own
    menu; pass the logged in user to the chat; wordpress or tilda integration; widget does not show up; gdpr cookies
    of the chat; screen reader accessibility of the widget; bubble in the corner; chat language; content security
    policy; mobile view of the chat; local storage; greeting bubble; how do I get the bot on our home page; the icon
    covers our own button; can the chat greet a logged in client by name; how do I make the window look like our
    brand; the chat is gone after we changed the site; is the chat usable for blind people; how do I open it when
    someone clicks help; can it run on two domains; can visitors continue yesterday's chat`,
  '/channels/messengers/telegram': `telegram group; slash commands; start command; telegram does not reply; inline keyboard; nothing comes back in
    telegram; can a link start the bot with a parameter`,
  '/channels/messengers/viber': `public account of viber`,
  '/channels/messengers/skype': `microsoft shut the messenger down; skype users; switch off an old channel; teams instead of skype; can I still
    use skype; what shall we use instead`,
  '/channels/messengers/whatsapp-edna': `business account for whatsapp; hsm; list message; green tick; whatsapp number; why is my message to a client
    refused after a day; how do we get a whatsapp number`,
  '/channels/online-chats/livetex': `human operators workplace; agent console; operator queue; distribute chats to departments; agent closes the
    chat; the chat never gets to the right team; how does a chat come back from the agent`,
  '/channels/platforms/alice': `voice assistant of yandex; talk to the bot aloud; hands free; station; timeout of voice requests; close the
    skill by voice; activation phrase; can people talk to it at home aloud; the speaker stops listening; it takes
    too long to answer by voice`,
  '/channels/platforms/edna': `contact center integration; call centre agents; queue of specialists; omnichannel; agents get chats from the
    bot; how do agents in our contact centre get the chat; what happens when all of them are busy`,
  '/channels/platforms/server-api': `custom channel; own mobile application; connect from backend code; post requests to the bot from our system;
    verify the signature of a callback; secret for incoming calls; test locally with ngrok; custom messenger not in
    the list; server side integration; our server was offline when the message came; ip ranges to allow; how do I
    make sure that a request comes from you; our programmers want to connect a system that is not in the list; what
    happens to answers while our machine is down; which address do I give you for replies; how do I test the
    connection from my computer`,
  '/channels/social-networks/facebook': `messenger of meta; page inbox; facebook access token; instagram; answering comments on a page; page
    subscription; app review; does it work with instagram; facebook asks for a callback address`,
  '/channels/social-networks/odnoklassniki': `ok.ru group; group messages; connect ok; can it answer in our ok group; which key does the group have`,
  '/channels/social-networks/vkontakte': `vk group bot; callback server confirmation; vk token; our vk group should answer by itself`,
  '/content': `table of contents; all articles; list of every page; navigation through the manual; reading plan for an analyst;
    full index of topics; everything in the docs; where can I see all pages; how is the manual arranged; which page
    is for administrators; I cannot find what I need`,
  '/development/algorithm-for-developing-the-assistant': `project plan for launching; walkthrough for beginners; course for a novice; what to do before launch; order of
    work; checklist before release; how long does a project take; build a faq bot; learn the basics; best practice
    for authors; improve the quality of a running bot; what do I do first and what next; how do I build something
    simple today; what must be ready before we show it to clients; can you show me an example from start to finish;
    how do I make it better after launch`,
  '/development/answer-editor': `several variants of the same response; vary wording so it does not sound robotic; attach a picture or pdf; card
    with image and buttons; add a video; preview the message; personalise the text; emoji in a reply; bold and
    italics; send a document to the customer; pick one of the replies at random; different text per channel; spoken
    text of a reply; upload an image; how do I make it sound less boring; how do I show goods with pictures; can it
    answer with a video; how do I see it as the client will see it; can I write different texts for voice and chat;
    I want to put three buttons below the text; can I use smileys`,
  '/development/assistant-dashboard': `start or pause the bot; is it running; channel disconnected warning; overview after opening a bot; red status;
    unknown questions of today; home screen of an assistant; current state of connections; take over morning check;
    does my bot work at the moment; how do I turn it off for an hour; a red mark is beside the channel`,
  '/development/assistant-elements/anoncy': `talk to visitors first; popup after thirty seconds; pop up on the basket page; promotion banner in the chat;
    invite visitors to talk; target by url; show an offer only once; greeting depends on page; can the bot write
    first on the site; how do I show an offer to people in the basket; how do I stop a pop-up from coming every
    time; can a message appear when somebody wants to leave; I want to tell visitors about a sale`,
  '/development/assistant-elements/common-functions': `shared library of code; use the same formula everywhere; reuse across projects; central place for logic; one
    change affects all assistants; if I change it here does it change there; how do I avoid copying code`,
  '/development/assistant-elements/dialog_nodes': `flowchart element; trigger of a step; answer depends on a condition; duplicate a block; disable a block
    temporarily; branching conversation; question and reply pair; box with phrases; start phrase of a step; how do I
    make it answer one question; what are these boxes; when does a step start; how do I make a step work only for
    some people; can I switch off one step for now; why is my step never reached; how many phrases go in one step`,
  '/development/assistant-elements/functions': `write a macro; compute a total in the text; formula; script; parameters and return value; built in operations;
    call a function from an answer; how do I calculate the price of an order; which ready-made calculations exist;
    how do I pass a value to it`,
  '/development/assistant-elements/globalnye-otvety': `I do not understand reply; change hello text; goodbye message; out of office text; all agents are busy text;
    message when the bot is off; technical works notice; no answer found; standard phrases of the bot; first thing
    that the bot says; apology when something fails; reply to gibberish; what to say on repeated failure; how do I
    change the first words it says; I do not like its apology; what do clients see during maintenance; what is said
    if the operators are asleep; how do I change the last message; what does it reply to random letters`,
  '/development/assistant-elements/namereniya': `teach different wordings; classifier; two intents confused; minimum number of examples; import phrases from a
    spreadsheet; machine learning recognition; wrong category detected; natural language understanding; overlap of
    examples; paraphrases of a request; people say the same thing in many ways; it takes one request for another;
    why does it not recognise my phrase; how do I make it more careful; can I load phrases from a file; what do I do
    with phrases that fit two meanings`,
  '/development/assistant-elements/peremennye': `remember something about the customer; save an answer for later; store the order number; keep data between
    visits; forget data after the session; mask card numbers; hide passwords in logs; name rules; insert stored data
    into a text; slot memory; global and local values; list of built in values; delete stored information; value is
    lost; personal data of a customer; can it keep the order number until the end; how do I remember a person when
    he comes back; where does it store the name; why has it forgotten what the customer said; how long does it
    remember; how do I erase what it knows about somebody; how do I use the saved city in a text`,
  '/development/assistant-elements/skills': `split a big bot into modules; which topic answers first; priority between topics; turn off a whole section;
    transfer a scenario to another project; copy a module; organise content by subject; seasonal topic off in
    summer; how do I keep a large bot tidy; how do I choose which scenario is tried first; can I switch off the
    christmas scenario`,
  '/development/assistant-elements/slovari': `brand names and misspellings; list of cities; shared word list; slang; import words from excel; plural forms;
    alternative names for a thing; people use other words for our goods; how do I list all our cities; can I keep
    abbreviations in one place; how do I add all forms of a word; can I fill a word list from excel`,
  '/development/assistant-elements/sushnosti': `extract order number from a message; recognise dates and amounts; detect an e-mail or phone; ask again if
    information is missing; pattern for a passport number; parameters of a request; named entity recognition;
    required details before continuing; validate the format of a code; parse an address; tracking number; how do I
    get the date out of a sentence; can it recognise a contract number; how do I make it ask for the missing
    address; what if a client types a wrong number; how do I find the sum in a message; can it understand next
    friday; where do I use what it has recognised`,
  '/development/assistant-elements/tablicy': `schedule of branches; look up data by key; spreadsheet as data source; shop addresses; update prices without
    programming; rows and columns; opening times per shop; csv upload; small database; tariff grid; stock of goods;
    how do I answer with the price of a product; where do I put addresses of our shops; the opening hours change
    every month; how do I load prices from excel; can it look something up by the name of a city`,
  '/development/assistant-elements/tags': `commands in square brackets; markup codes; special commands inside a text; action inside an answer; list of
    commands for replies; what are those codes in brackets for; which commands can I put in a reply`,
  '/development/assistant-publication': `push a new version live; go back to yesterday's state; undo a bad release; what changes for people chatting now;
    maintenance mode; version list; restore an older version; customers do not see my edits; deploy; emergency stop;
    who approved the release; changes are not visible; I changed a text but customers still get the old one; how do
    I put it live; we made a mistake in the release how do we go back; will people notice when I release; how do I
    close the bot for a day; which version is online now; the button for going live does not work; how do I stop it
    at once`,
  '/development/assistant-training': `retrain the model; apply edits; learning from mistakes; compile errors; teach from real chats; label
    unrecognised phrases; why are my edits not working in the test; build stuck; update the knowledge; duration of
    learning; improve recognition; it does not know what I added; how do I make it learn; why did learning stop with
    an error; how long do I have to wait; can I teach it from what people wrote; it answers my new phrase wrongly;
    do I have to do something after each change; can clients write while it learns`,
  '/development/branches': `two editors in parallel; teamwork without conflicts; git for bots; separate copy for experiments; merge changes;
    simultaneous editing; overwrite each other's work; review before release; compare versions; conflicting edits;
    cancel a merge; draft for a campaign; several authors; we work on it together and disturb each other; how do I
    prepare a campaign without touching the live bot; how do I put our work together; both of us changed one text;
    can I throw my experiment away; can I go back after joining two copies`,
  '/development/context_menu': `duplicate copy paste a node; cut and paste; long press; menu of an arrow; item is grey; options for a block;
    copy between scenarios; delete several blocks; how do I copy a block into another scenario; how do I delete
    several blocks at once; a line in the menu is grey`,
  '/development/eevaluation_of_the_assistants_responses': `ask was this helpful; like and dislike; survey at the end of a chat; collect feedback; five stars; score request
    timing; thumbs; opinion of customers on a reply; questionnaire after the conversation; can clients give a mark;
    when is the client asked for a score; how do I turn off the stars; can a person explain a bad mark`,
  '/development/events': `react to silence; inactivity reminder; user went away; trigger from an external system; button clicked; notify a
    customer about an order status; nobody types; proactive trigger; after five minutes of no reply; wake up the
    bot; push from crm; start a scenario without a message; react to a file or location sent; the client does not
    answer how do I remind him; can our shop tell the bot that a parcel arrived; can it start talking when the
    window opens; how do I notice that somebody left; how do I react when the customer has sent a photo; can a
    program wake the bot; what happens if a person says nothing; how do I know that a button was pressed`,
  '/development/goto': `jump to another step; link blocks with an arrow; loop; wait for an answer of the user; return to the main menu;
    go to a different scenario; continue in another topic; repeat a question until valid; close the chat; redirect;
    connect two steps; how do I get back to the menu; how do I connect two blocks; it should ask again until the
    answer is right; how do I finish the chat; how do I wait for what the client says; it turns in a circle; can I
    go on in another scenario; how do I return after a digression`,
  '/development/integration_services': `rest request; query crm or 1c or sap; order status from our database; json path; authorisation header; external
    service is slow; error of a remote server; send data to another system; create a ticket in jira; google sheets;
    check stock; bearer token; real time data; retry a failed call; get and post; weather from the internet; test a
    request; payment link from our system; hook to erp; can it tell a client where the order is; how do I get data
    from our crm; can it create a ticket in another system; what if our server is slow; how do I send the answers to
    our database; how do I log in to the other system from the bot; the other side returns an error; how do I take
    one field out of the reply; can it look up stock while chatting; can I try the request before I use it`,
  '/development/interface-introduction': `tour of the screen; panel on the left; built in chat for testing; buttons at the top; layout of the builder;
    zoom and minimap; user interface explained; find a setting on the screen; is my work saved automatically; why
    did the bot say this in test; full screen; where do I try what I built; what is the panel on the right; why do I
    have fewer buttons; how do I see why it gave that reply; is it saved when I close the tab; where is everything`,
  '/development/newsletters': `bulk mailing; recipients list; do not disturb at night; unsubscribe; campaign results; undelivered messages;
    spam rules; announce a sale; send to a segment; inform all clients about changed hours; remind customers; mass
    notification; christmas greetings to everyone; how do I tell all clients about new hours; can I send it on
    friday at ten; why did only half of them get it; how do I not wake people up; can people say that they want no
    more messages; how do I write to all who use telegram; is it allowed to send advertising`,
  '/development/notes': `sticky note on the canvas; to do for an editor; discussion about a step; mention someone; unresolved comments;
    remark; leave feedback on an answer for the author; how do I tell a coworker that a text is wrong; can I leave
    myself a reminder on the canvas; can clients read our remarks`,
  '/development/preprocessing': `typos of customers; spelling correction; upper and lower case; punctuation is ignored; transliteration; emoji in
    a question; normalise text; lemmatisation; follow-up without a subject; repeated characters; steps before
    matching; swear filter; replace abbreviations before matching; does it understand bad spelling; does it matter
    if people write in capitals; what happens with smileys in a message; what does it do with my text before it
    answers; does it understand and tomorrow after a question; people write russian words in latin letters`,
  '/development/rules-editor': `code view; write rules by hand; syntax check; who edited a rule; autocomplete of code; list of all rules;
    highlighting of errors; mistakes in my script; which rules collide; compile check; backup of rules; who has
    changed this line; which of two rules is at fault; is there help while I type`,
  '/development/search-by-assistant-elements': `find and replace; where is this text used; mass change of a phone number in all replies; rename a tariff
    everywhere; fix a spelling mistake in many answers; global search; case sensitive; locate a phrase in the
    project; old company name still appears; look for an answer by its words; our phone number has changed in all
    texts; where did I use this word; how do I change a name in every place; in which step is this sentence; find
    all answers that mention a product; how do I correct a wrong price everywhere`,
  '/development/settings_assistant': `rename the bot; language and time zone; recognition threshold; male or female character; cache lifetime;
    restrict by network; back up an assistant; transfer to another account; configuration; end an idle chat; stored
    answers are not refreshed; enable voice; block outsiders; character and personality; where do I change the name
    of the bot; after how many minutes does a chat end; how do I make it less sure of itself; only people from our
    office should reach it; it keeps giving a saved reply; should it speak as a woman; how do I move it to another
    account; how do I delete it for good; where is the time zone of the bot; make it more polite`,
  '/development/vars': `inspect values while testing; simulate a known customer; debug memory; reset test; watch window; test as a
    different person; clear remembered data in a test; what does it know about me while I test; how do I test as a
    customer with an order; I want to change what it remembers during a test; why does the test remember my name`,
  '/full_documentation': `print everything; one long page; save the manual for offline reading; pdf of the docs; all in one file;
    everything on one page to search in`,
  '/syntax-DL/about-DL': `how does the engine choose a rule; rules contradict each other; scripting lessons; first rule; language for
    programmers; examples of rules; several questions in one rule; random replies in a rule; my line is never used;
    remember a word; tie between rules; I want to learn to write rules; how do I make my line more important; how do
    I leave an explanation in the code; two rules match the same text; what does a rule look like; where are
    examples to copy; how can one rule have several replies`,
  '/syntax-DL/functions-DL/combinatorics-functions': `logical operators; combine several checks; random order; shuffle a list; coin toss; boolean; negation; both
    conditions at once; how do I check two things at once; how do I mix a list; how do I choose by chance`,
  '/syntax-DL/functions-DL/conditional-functions': `greater than; is empty; equals; between two values; test membership of a list; true or false; validation of
    input; after a certain date; open or closed now; compare texts; contains a word; how do I check that something
    was entered; how do I find out if it is more than a thousand; is today a working day; how do I know whether it
    is a number; how do I check that the date is in the future; how do I see if the text has a certain word`,
  '/syntax-DL/functions-DL/date-time-functions': `add days; difference between dates; day of the week; current time; age from birth date; delivery in three days;
    time zone offset; how many days left; name of the month; date calculation; tomorrow; countdown; convert a date;
    deadline; how do I tell when the parcel will come; how many days remain until the end of the month; how do I
    show the time; how do I work out an age; the hour is wrong; how do I write a date the russian way`,
  '/syntax-DL/functions-DL/number-functions': `sum and multiply; rounding; percent discount; random integer; arithmetic; convert units; remainder; increase a
    counter; spell numbers; division; vat; currency conversion; decimals; total price; subtract; average; how do I
    take ten per cent off; how do I add up prices; how do I round a sum; how do I get a chance number; how do I
    count upwards; how do I divide`,
  '/syntax-DL/functions-DL/text-functions': `trim whitespace; split a string; length of a text; find a phone number in a sentence; replace characters; remove
    punctuation; string manipulation; number of characters typed; extract an e-mail; cut off the end; how do I write
    the name with a capital; how do I remove blanks; how do I cut a text in two; how many letters does it have; how
    do I swap a comma for a dot; how do I find a phone number in what was typed; how do I glue two texts together`,
  '/syntax-DL/special-designations/kvantors-in-answers': `echo what was typed; use a captured word; repeat the customer's words; insert the matched part; backreference;
    print the text that the user sent; text of the star; how do I use what the person wrote in my reply; how do I
    quote the customer; it prints nothing where the word should be; how do I put the city from the question into the
    answer`,
  '/syntax-DL/special-designations/kvantors-in-rules': `asterisk meaning; alternatives in a pattern; match part of a phrase; double asterisk; brackets in a pattern;
    everything after a word; exact phrase only; pattern syntax; ignore other words; begins with; how do I allow
    anything between two words; how do I accept both spellings; how do I catch everything after a word; how do I
    match only the exact sentence; what does the little star do; what is the tilde for`,
  '/syntax-DL/special-symbols-in-rules': `meaning of punctuation in rules; plus and hash at the beginning of a line; error codes of rules; syntax error;
    list of symbols; reserved characters; unexpected sign; quotes and brackets; cheat sheet of signs; parser
    message; dollar sign; common syntax mistakes; what does the plus sign at the start mean; how do I write a real
    bracket; my code has an error number; which signs have a meaning; why is my line red`,
  '/syntax-DL/tags-DL/FromState': `yes or no after a question; answer in context; only if the previous step was; short reply is misunderstood;
    depends on where the user is in the dialogue; state of the conversation; how do I know that yes belongs to my
    question; a line should work only after one step`,
  '/syntax-DL/tags-DL/OneWord': `capture one word; name from a sentence; single token; accept only one word as an answer; grab the next word; how
    do I take the name out of my name is; how do I accept just a single word`,
  '/syntax-DL/tags-DL/condition-tags': `reply depends on a value; conditional text; after three failures; choose a reply by gender; otherwise; show a
    sentence only to some; alternative paths in a reply; vip customers get another text; how do I give women another
    text; if the order is paid say this else that; how do I write several cases; how do I say something only the
    first time; how do I answer old customers differently`,
  '/syntax-DL/tags-DL/link-tags': `buttons; hyperlink in a message; clickable phone number; open a site; call to action; offer choices; menu of
    options; open in a new tab; mailto; url in a reply; suggest answers; yes no buttons; tap instead of typing; how
    do I let people choose instead of typing; how do I write yes and no buttons; can a tap send a different text;
    how do I make a phone number that can be called; why does my link not open`,
  '/syntax-DL/tags-DL/operator-transfer-tags': `transfer to a human; talk to a person; call an agent; angry client wants a manager; no staff available; choose a
    department; escalate; return from the agent; pass the history to the agent; switch to a live person; agents
    offline at night; ask for a real human; the client wants to speak to a person; how do I give a chat to our
    support; what if nobody is at work; which team gets the chat; does the operator see what was said; how does the
    bot get the chat back; how do I get rid of an angry client`,
  '/syntax-DL/tags-DL/text-format-tags': `bullets; preserve spaces; blank answer; new paragraph; send two messages in a row; split a long message;
    indentation; silent reply; spacing; separate bubbles; how do I begin a new line; how do I write a list; how do I
    send two messages one after another; my spaces disappear; everything is in one line; stars are shown instead of
    bold`,
  '/syntax-DL/variables/autogenerated/auto_date': `weekend answer; public holidays; today is; closed on sunday; reply on a certain day; new year's eve message; how
    do I answer differently at the weekend; how do I say that we are closed on holidays`,
  '/syntax-DL/variables/autogenerated/auto_time': `office hours check; good evening; after closing time; hour of the request; how do I say good evening; how do I
    know if the office is open now`,
  '/syntax-DL/variables/autogenerated/auto_event_ids': `pending events; welcome back after a pause; events since the last reply; how do I greet somebody who was away;
    what has happened in the meantime`,
  '/syntax-DL/variables/autogenerated/auto_reg_var': `own counter; flag that something was done; number of tries; how many times a person asked the same; how do I
    count how many times something happened; how do I stop after the third try; how do I remember that I said it
    already`,
  '/syntax-DL/variables/autogenerated/auto_reply_id': `which rule produced this; rule name in a test`,
  '/syntax-DL/variables/autogenerated/auto_reply_label': `last step of the customer; label of the node; where did the customer stop; in which block are we`,
  '/syntax-DL/variables/autogenerated/auto_request_counter': `number of messages from the customer so far; fifth message; offer help after many questions; count the questions
    in this chat; how many times has this person written; how do I help after many questions`,
  '/syntax-DL/variables/autogenerated/auto_request_length': `message is too long; one word message; length of the question`,
  '/syntax-DL/variables/autogenerated/auto_response_counter': `number of replies so far; second turn; first reply of the session; introduce yourself once; is it the beginning
    of the chat; how many replies were given`,
  '/syntax-DL/variables/autogenerated/auto_ellipsis_detected': `incomplete question; did you mean; was the context added`,
  '/syntax-DL/variables/system/animation': `gestures of the character; movement; animated figure`,
  '/syntax-DL/variables/system/disable_cache': `outdated reply; always calculate anew; cached text; do not keep the reply; wrong time is shown because it is
    stored; refresh an answer; it says the wrong time because the reply was kept; how do I get a fresh reply every
    time`,
  '/syntax-DL/variables/system/inf_cuid': `chat identifier; id of the conversation for a form; link a form to the chat; which id to quote; how does my form
    know the chat`,
  '/syntax-DL/variables/system/inf_ellipsismode': `context of short questions; and tomorrow; follow-up mode off; guess what is missing`,
  '/syntax-DL/variables/system/inf_gender': `bot is a woman; feminine verb forms; sex of the assistant`,
  '/syntax-DL/variables/system/inf_name': `what are you called; name of the robot; what is the bot called`,
  '/syntax-DL/variables/system/inf_person': `polite or casual; tone of voice; formal style; you in russian`,
  '/syntax-DL/variables/system/inf_uuid': `bot identifier; which assistant sent the request; id of the project for our backend; how does my server tell two
    bots apart`,
  '/syntax-DL/variables/system/inputtype': `voice or keyboard; spoken request; shorter text for listeners; dictated message; did the person speak; how do I
    answer shorter by voice`,
  '/syntax-DL/variables/system/match_weight': `confidence of a rule; failed twice in a row; strength; how sure was it; it did not understand two times`,
  '/syntax-DL/variables/system/query-before-previous': `message before the last one; asked three times; two turns ago`,
  '/syntax-DL/variables/system/query-previous': `previous message of the customer; same question again; repeats himself; last thing the user typed; continue the
    previous question; what did they write before`,
  '/syntax-DL/variables/system/reply-before-previous': `reply before the last; older reply`,
  '/syntax-DL/variables/system/reply-previous': `say it again; repeat the last reply`,
  '/syntax-DL/variables/system/skipunknown': `unknown words; ignore brand names; leave out strange words; noise words; people write names that it does not
    know`,
  '/syntax-DL/variables/system/topic': `current subject; what are we talking about; category of a chat; theme for reports; remember the subject; how do
    I keep to one subject`,
  '/syntax-DL/variables/system/tree_prefix': `questionnaire; other rules interfere; chain of questions; form filling; do not leave the survey; how do I ask
    five questions in a row; other answers come between my questions`,
  '/syntax-DL/variables/system/user_age': `how old; minors; adults only; date of birth; child`,
  '/syntax-DL/variables/system/user_city': `town of the customer; location; nearest shop; where does the client live; region; which shop is near him`,
  '/syntax-DL/variables/system/user_email': `ask for an e-mail; invalid address; mail of the customer; contact address`,
  '/syntax-DL/variables/system/user_gender': `man or woman; address politely; sex of the customer; male female`,
  '/syntax-DL/variables/system/user_lastname': `family name; surname; mr and mrs`,
  '/syntax-DL/variables/system/user_name': `first name; nickname; greet personally; how do I ask who I am talking to`,
  '/syntax-DL/variables/system/user_phone': `mobile number; callback request; ask for a phone; contact number; confirm the number; how do I let the client
    confirm the number`,
  '/syntax-DL/variables/system/user_timezone': `local time of the client; moscow time; greeting at the wrong hour; customers in other regions; offset; customers
    live in other regions; it says good night in the morning`,
  '/syntax-DL/variables/temporal/last_mark': `hint for the next turn; vague question; short memory`,
  '/syntax-DL/variables/temporal/last_service': `last called service; try again; repeat the request to the server; how do I ask the server once more; which
    system was asked`,
  '/syntax-DL/variables/temporal/last_set1': `temporary value; forget after the next message; short lived memory; how do I keep something for a moment; forget
    it after one reply`,
  '/syntax-DL/variables/temporal/that_anchor': `yes after my question; link reply to question; understand okay; context of the previous reply; expected answer;
    yes no question; how do I understand okay; the client says yes what then`,
  '/upravlenie-profilem/avtorizaciya': `reset my password; verification code does not arrive; sign out everywhere; single sign-on; session expired;
    kicked out; new phone; recovery codes; too many attempts; password requirements; first login; link in the
    invitation does not work; register; cannot enter; remember me; captcha; I do not remember my password; it says
    too many tries; the code does not come; I have a new phone; somebody may know my password; can I use our company
    login; how do I log out at another computer`,
  '/upravlenie-profilem/profil-polzovatelya': `turn off notifications; profile picture; display name; personal settings; stop mails from the platform; clock
    shows the wrong hour; bigger letters; I want it dark; I have a new mail address; I get too many mails; can it be
    in russian; my clock is wrong; how do I put in my picture; where do I change my name`,
  '/api/capi': `frontend integration; polling interval; build a chat in react; send a user message by http; rate a reply by api;
    resume a chat; rate limits; client library; sdk; http status codes; error 429; duplicate messages;
    authentication of requests; we make our own chat page how does it talk to the bot; how do I get the answers that
    come later; how do I keep the chat after a reload; which error tells me to wait; how many calls may I make; can
    I send stars from my app; is there a ready client`,
  '/api/sapi': `callback address; set webhook by api; start a conversation from our system; hmac; incoming request; deliver
    messages from our channel; check availability; outgoing messages; verify the sender; retry of deliveries; error
    codes of the api; change the secret; backend integration; where do answers go; how do I change the address for
    answers; how do I sign my requests; what if I send the same thing twice; how do I start a chat from our system;
    is there a test server`,
};

/** Route of a page, without the base URL → what readers type who want it. */
export const typedByReaders: Record<string, string[]> = Object.fromEntries(
  Object.entries(lines).map(([route, typed]) => [route, typed.split(/;\s+/).map((line) => line.replace(/\s+/g, ' '))]),
);
