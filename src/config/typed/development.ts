/** What authors, by the screens of the builder type; see `typedByReaders.ts`. */
export const development: Record<string, string> = {
  '/development/algorithm-for-developing-the-assistant': `project plan for launching; walkthrough for beginners; course for a novice; what to do before launch; order of
    work; checklist before release; how long does a project take; build a faq bot; learn the basics; best practice
    for authors; improve the quality of a running bot; what do I do first and what next; how do I build something
    simple today; what must be ready before we show it to clients; can you show me an example from start to finish;
    how do I make it better after launch; build a bot in ten minutes; tutorial for total beginners; I have never
    made a chatbot; plan of a chatbot project; what comes after creating the bot; collect real questions before
    building; create a new assistant; hello world example; checklist before we show it to customers; typical
    mistakes of newcomers; what do I do after the launch; improve the bot every week; example project from idea to
    release; steps from zero to a live bot; how much time will the first version take; learn by doing; create my own
    chatbot; what mistakes do beginners make; in which order do I build things; test before the launch; I have one
    day to build something what do I do; what is the best order for building a bot; how do I begin if I have never
    done this; what is often forgotten before the start; how do I know that my bot is ready; how do I keep improving
    it; show me how to build one from start to end; how do I get from nothing to a bot that works; what must I not
    forget; how do I start a project with a team; give me a recipe; which steps come in which order`,
  '/development/answer-editor': `several variants of the same response; vary wording so it does not sound robotic; attach a picture or pdf; card
    with image and buttons; add a video; preview the message; personalise the text; emoji in a reply; bold and
    italics; send a document to the customer; pick one of the replies at random; different text per channel; spoken
    text of a reply; upload an image; how do I make it sound less boring; how do I show goods with pictures; can it
    answer with a video; how do I see it as the client will see it; can I write different texts for voice and chat;
    I want to put three buttons below the text; can I use smileys; put a photo under the text; send a file; several
    versions of an answer chosen by chance; avoid repeating the same phrase; make an answer look nicer; insert the
    name of the client into the text; see how the answer looks in whatsapp; different answer for telegram; text for
    the loudspeaker; call another system before answering; save a value when this answer is sent; hand the client to
    an agent after this answer; undo a change in the text; the editor warns about the length; how many answers may a
    step have; make one variant come more often; each variant only once; send a voice file; contact card; gallery;
    link in the text of an answer; answer without text; attach a price list; format text bold; maximum size of a
    picture; add emoji; answer with several messages; order of answers; an answer for only some channels; how do I
    write a reply; how do I offer a choice below the text; it should not always say the same; how do I let it use
    the name of the person; how do I check what the reply looks like in viber; how do I send a catalogue as a file;
    can the answer be different for each channel; how do I make it say one thing and write another; how do I put two
    answers in one reply; the editor shows a yellow warning; how do I save what the person chose; can it say a
    different greeting each time; how do I take back my last change of a text; where do I type what it says; can it
    show a photo of the product; how do I make the reply livelier; may a reply contain a video; how do I offer
    several possibilities to tap; how does the reply look on a phone; how do I let another system run before the
    reply`,
  '/development/assistant-dashboard': `start or pause the bot; is it running; channel disconnected warning; overview after opening a bot; red status;
    unknown questions of today; home screen of an assistant; current state of connections; take over morning check;
    does my bot work at the moment; how do I turn it off for an hour; a red mark is beside the channel; is the bot
    online; stop the bot at once; turn it on again; see what needs attention; which errors are open; channel with a
    problem; unanswered phrases of the last days; what changed since yesterday; the bot is stopped and nobody knows
    why; archive an old bot; delete a bot; restore an archived bot; start page of the bot; state trained or draft;
    who changed something lately; open tasks for today; how do I see at once whether all is well; which channel does
    not work; how do I get an archived bot back; what do the coloured labels mean; what happened while I was on
    holiday; is anything broken; why is nobody getting replies; how do I stop it right now; what has been done on
    this bot lately`,
  '/development/assistant-publication': `push a new version live; go back to yesterday's state; undo a bad release; what changes for people chatting now;
    maintenance mode; version list; restore an older version; customers do not see my edits; deploy; emergency stop;
    who approved the release; changes are not visible; I changed a text but customers still get the old one; how do
    I put it live; we made a mistake in the release how do we go back; will people notice when I release; how do I
    close the bot for a day; which version is online now; the button for going live does not work; how do I stop it
    at once; make my changes visible to customers; put the bot into production; customers still see the old text;
    return to the version of last week; what is live now; stop the bot in all channels; maintenance for an hour;
    list of old versions; how many versions are kept; difference between draft and live; comment for a release; how
    long does going live take; release failed; my edits are not online; release only from main; can I cancel a
    release; are clients interrupted by an update; turn the bot back on; restore what we had; reverse a mistake in
    production; when do users get the new answer; we released a wrong price; users are chatting while I publish;
    wrong version is live; bring back the former bot; rollout; why do customers not get my new text; how do I make
    my work public; how do I return to how it was before; what happens to people in the middle of a chat; how do I
    take it off the air; which version do customers talk to; why can I not press publish; what do I do after a bad
    update; can I see what will change before I release; how long until customers see it; how do I bring yesterday's
    bot back; is it possible to undo going live; the new version is worse than the old one; how do I switch it on
    again after works; how do I show it to the world; how do I take back what I released; may I release during the
    day; how do I silence it for an evening; how do I get the former state; what is the number of the live bot`,
  '/development/assistant-training': `retrain the model; apply edits; learning from mistakes; compile errors; teach from real chats; label
    unrecognised phrases; why are my edits not working in the test; build stuck; update the knowledge; duration of
    learning; improve recognition; it does not know what I added; how do I make it learn; why did learning stop with
    an error; how long do I have to wait; can I teach it from what people wrote; it answers my new phrase wrongly;
    do I have to do something after each change; can clients write while it learns; apply my changes; bot ignores my
    new phrase in the test; training takes too long; list of errors after training; add missed phrases to an intent;
    learn from chats; does a small change need training; warning or error; how long does it take to learn; knowledge
    is outdated; the test chat does not know my edit; compile the bot; teach phrases it did not understand;
    unrecognised messages of the last month; retrain each day; group of similar requests; missed questions into
    training; error with a rule name and line; machine learning on our data; hide a useless phrase; self learning;
    make it smarter; bot is too stupid; why does it still not understand after I added examples; why does the bot
    not know my changes; how long do I wait until it has learned; may I change things while it learns; which
    questions of customers were not understood; what is the difference between an error and a warning; do I have to
    train after each small change; how do I make it understand customers better; why is somebody else's training
    before mine; how do I get my work into the test; why does it refuse to learn; how do I use real messages to make
    it better; it failed with a message about a rule; is it normal that it takes so long`,
  '/development/branches': `two editors in parallel; teamwork without conflicts; git for bots; separate copy for experiments; merge changes;
    simultaneous editing; overwrite each other's work; review before release; compare versions; conflicting edits;
    cancel a merge; draft for a campaign; several authors; we work on it together and disturb each other; how do I
    prepare a campaign without touching the live bot; how do I put our work together; both of us changed one text;
    can I throw my experiment away; can I go back after joining two copies; work on something without affecting
    others; bring my work into the main version; two people edit the same element; element is locked by a colleague;
    see the differences; discard an experiment; the same thing was changed twice; parallel development; copy of the
    bot for tests; prepare the christmas version; switch to another copy; how many copies can I have; only main can
    be published; delete a copy; review of a colleague's work before release; somebody is editing this; conflict
    while joining; does a copy have its own channels; is the copy visible to clients; feature branch; test a new
    idea safely; work together with a colleague; merge went wrong; safe place to experiment; keep the live bot
    untouched; how do I work on something big without breaking the live bot; how do we work on one bot as a team; my
    colleague is in the element that I need; how do I get my changes into the main version; we both changed the same
    text which one stays; how do I get rid of a copy; how do I take back a merge; can I test an idea without risk;
    how many people can edit at the same time; how do I try things out in peace; what if a colleague and I want the
    same thing at the same time; how do I bring two states together; can I take my changes back later; how do I keep
    the christmas work away from customers`,
  '/development/context_menu': `duplicate copy paste a node; cut and paste; long press; menu of an arrow; item is grey; options for a block;
    copy between scenarios; delete several blocks; how do I copy a block into another scenario; how do I delete
    several blocks at once; a line in the menu is grey; menu on a touch screen or without a mouse; copy a block;
    paste into another skill; align blocks; export a picture of the canvas; rename with the menu; move several
    blocks into another topic; why is a command grey; show where something is used; copy the link to a block; colour
    of a block; move an element into a folder; duplicate a step with all answers; cut a block; change the kind of an
    arrow; delete an arrow; how do I line up blocks; how do I save the canvas as a picture; how do I put a block
    into another topic; why can I not click this entry; how do I find where a thing is used`,
  '/development/eevaluation_of_the_assistants_responses': `ask was this helpful; like and dislike; survey at the end of a chat; collect feedback; five stars; score request
    timing; thumbs; opinion of customers on a reply; questionnaire after the conversation; can clients give a mark;
    when is the client asked for a score; how do I turn off the stars; can a person explain a bad mark; stars or
    thumbs; when is the rating shown; turn off ratings; text of the question about satisfaction; comment with a
    rating; ratings do not appear in telegram; can a customer change the mark; feedback form; rating at the end; say
    thank you after a mark; where are the results of the survey; poll; smiley feedback; rating from 0 to 10; how do
    I ask whether the answer was good; how do customers give stars; why do customers see no thumbs; where do I read
    the marks; how does our app send a mark; how do I thank somebody for a mark; can people tell us what they think
    of it; how do I collect opinions; why does nobody give marks`,
  '/development/events': `react to silence; inactivity reminder; user went away; trigger from an external system; button clicked; notify a
    customer about an order status; nobody types; proactive trigger; after five minutes of no reply; wake up the
    bot; push from crm; start a scenario without a message; react to a file or location sent; the client does not
    answer how do I remind him; can our shop tell the bot that a parcel arrived; can it start talking when the
    window opens; how do I notice that somebody left; how do I react when the customer has sent a photo; can a
    program wake the bot; what happens if a person says nothing; how do I know that a button was pressed; remind the
    client after five minutes; react to a click; our system tells the bot something; order shipped notification from
    our shop; trigger from outside; start a step without text; geolocation denied; create my own event; test an
    event; operator went offline; card was shown; react when the page is left; events in code; signal to the bot;
    context changed by program; start of a session; react to a rating; send something when the window closes; greet
    returning visitors when they open the chat; push a message from backend; webhook into the bot from our crm;
    which signals exist; no reply for ten minutes; how do I react when nobody writes; how can our shop start a
    conversation; how does the bot notice that the window was opened; how do I remind someone who went away; what
    can trigger an answer besides text; how do I try a signal before using it; how do I start a step from our
    program; the visitor does not share his location; how do I start without words from the user; what if the
    customer is gone; how can other systems wake it up; how do I notice a click`,
  '/development/goto': `jump to another step; link blocks with an arrow; loop; wait for an answer of the user; return to the main menu;
    go to a different scenario; continue in another topic; repeat a question until valid; close the chat; redirect;
    connect two steps; how do I get back to the menu; how do I connect two blocks; it should ask again until the
    answer is right; how do I finish the chat; how do I wait for what the client says; it turns in a circle; can I
    go on in another scenario; how do I return after a digression; lead the client to the next question; connect
    steps with arrows; return to the previous step; two answers in one message; wait for input; endless loop; the
    chain was cut; back to main menu; close the session; continue where we were; go back after a side question;
    target step is off; next step automatically; difference between jump and waiting; arrow on the canvas; say
    goodbye and close; hang up; sequence of steps; say something and then ask; transition; how many steps in a row;
    finish a chat politely; how do I ask a second question after the first; how do I wait for the reply; how do I
    return to the main question; how do I say two things in a row; why does it go round and round; how do I lead
    people to another topic; how do I go back after a detour; what comes after this answer; the chat should close
    after saying goodbye; how do I guide somebody through several questions; how do I keep a conversation going; how
    do I go to the start again; how do I make it wait; how do I end politely`,
  '/development/integration_services': `rest request; query crm or 1c or sap; order status from our database; json path; authorisation header; external
    service is slow; error of a remote server; send data to another system; create a ticket in jira; google sheets;
    check stock; bearer token; real time data; retry a failed call; get and post; weather from the internet; test a
    request; payment link from our system; hook to erp; can it tell a client where the order is; how do I get data
    from our crm; can it create a ticket in another system; what if our server is slow; how do I send the answers to
    our database; how do I log in to the other system from the bot; the other side returns an error; how do I take
    one field out of the reply; can it look up stock while chatting; can I try the request before I use it; get data
    from our database; show the order status; post to our system; create an order in crm; service does not answer in
    time; use a field of the response; call a url from the bot; save the lead in our system; timeout of a request;
    keys must not be visible; json response; two requests in one answer; parse the answer of a server; soap or rest;
    send an email from the bot; current exchange rate; book an appointment in our calendar; check the account
    balance of a client; headers and body; https certificate; pass the name of the client to a service; response is
    too large; proxy for service calls; which ip do your calls come from; ask an ai model from the bot; payment;
    warehouse stock; fulfillment webhook in dialogflow; custom action in rasa; status code of the service; error
    branch when the call fails; data from outside; erp; how do I show the client where the parcel is; how do I send
    the data to our system; how does the bot get data from outside; what does the client see if our system is slow;
    how do I use one value of the reply; our system wants a key; how do I try the call without a chat; how do I save
    a request in our crm; how do I ask our database; what if the call goes wrong; can the bot write an e-mail to us;
    how do I connect it with our database; what if the other system is not reachable; how do I read a value from
    another program; how do I tell our system about a new client; can it look at the real stock`,
  '/development/interface-introduction': `tour of the screen; panel on the left; built in chat for testing; buttons at the top; layout of the builder;
    zoom and minimap; user interface explained; find a setting on the screen; is my work saved automatically; why
    did the bot say this in test; full screen; where do I try what I built; what is the panel on the right; why do I
    have fewer buttons; how do I see why it gave that reply; is it saved when I close the tab; where is everything;
    what is on this screen; chat with my own bot; see why it answered so; trace of an answer; where is the list of
    errors; menu on the left; restart the test; close without saving; find my way around; canvas with blocks; my
    menu has fewer items; move around on a big canvas; sort and filter a list; preview as in a messenger; why does
    the test give the old answer; debugger; simulate a conversation; unsaved changes; which rule won in the test;
    send an event by hand; columns of a list; first look at the editor; try a dialogue; where do I find things on
    the screen; how do I talk to my bot before it is public; how do I see why it said that; is my work saved; how do
    I clear the test and begin again; how do I see it as in whatsapp; what is the first thing I see after signing
    in; where do I chat with it myself; how do I understand its choice; do I have to save; can I rehearse before
    anybody sees it; remove a bot for good; archive a bot; bring back an archived bot`,
  '/development/newsletters': `bulk mailing; recipients list; do not disturb at night; unsubscribe; campaign results; undelivered messages;
    spam rules; announce a sale; send to a segment; inform all clients about changed hours; remind customers; mass
    notification; christmas greetings to everyone; how do I tell all clients about new hours; can I send it on
    friday at ten; why did only half of them get it; how do I not wake people up; can people say that they want no
    more messages; how do I write to all who use telegram; is it allowed to send advertising; send a message to all
    customers; mailing to telegram users; marketing campaign; message did not arrive; stop a running campaign; send
    to people who have not been here for a month; upload a list of recipients; test message to myself; messages wait
    until the morning; how many messages per second; no recipients found; personal greeting in a campaign; opt out;
    blocked by users; which messengers can get a campaign; why was my campaign stopped; change a planned message;
    answers to a campaign; bulk sms; reach people who are offline; promote a discount; news to subscribers; choose
    the target group; inform everyone about an outage; quiet hours; campaign limit of recipients; invite clients to
    come back; how do I tell everyone about new opening hours; how do I reach only clients of one town; how do I
    plan a message for friday; how do I stop a mailing that is wrong; why does nothing go out at night; who may be
    written to at all; how do I try a mailing first; can I send it to a list of mine; which messengers allow
    mailings; how do I congratulate all users; how do I reach all my clients at once; how do I bring back clients
    who left; why did it wait until morning; what do I do if I sent nonsense to everybody; can I choose who gets it`,
  '/development/notes': `sticky note on the canvas; to do for an editor; discussion about a step; mention someone; unresolved comments;
    remark; leave feedback on an answer for the author; how do I tell a coworker that a text is wrong; can I leave
    myself a reminder on the canvas; can clients read our remarks; write a comment for a colleague; post-it on the
    canvas; list of open comments; answer a comment; mark a comment as done; does a comment go into a copy; delete a
    note; ask a coworker to check a text; reminder to myself; documentation inside the project; explain why a step
    exists; review remarks; notes visible to customers; mention a problem in a step; todo list; how do I leave a
    message for my colleague; how do I mark something that is not finished; where do I see all remarks; can
    customers see what I wrote for colleagues; how do I say that a remark is done; how do I write something only for
    colleagues; how do I discuss a step with my team`,
  '/development/preprocessing': `typos of customers; spelling correction; upper and lower case; punctuation is ignored; transliteration; emoji in
    a question; normalise text; lemmatisation; follow-up without a subject; repeated characters; steps before
    matching; swear filter; replace abbreviations before matching; does it understand bad spelling; does it matter
    if people write in capitals; what happens with smileys in a message; what does it do with my text before it
    answers; does it understand and tomorrow after a question; people write russian words in latin letters; misspelt
    words; small and capital letters; dots and commas; emojis in messages; how is a message cleaned; double letters;
    synonyms of short forms; latin letters instead of russian; wrong keyboard layout of a customer; what is really
    compared with my rules; see the cleaned text; follow up question without a verb; order of processing; replace a
    word before matching; turn off cleaning; html in a message; spelling file; very long message is cut; tolerance
    for typos; understand bad grammar; dyslexic users; handwriting errors on the phone; autocorrect; fix the
    spelling of users; does punctuation matter; do spelling mistakes matter; do capital letters matter; how does it
    read slang and abbreviations; what happens to a text before it is matched; why does it not recognise a word with
    a typo; how do I replace one word by another in all requests; does it understand a question without a subject;
    how are smileys treated; what if somebody writes loooong words; how do I switch off a step of the cleaning; does
    it forgive typing errors; does it mind if I write everything in capitals; how do I make it understand
    abbreviations`,
  '/development/rules-editor': `code view; write rules by hand; syntax check; who edited a rule; autocomplete of code; list of all rules;
    highlighting of errors; mistakes in my script; which rules collide; compile check; backup of rules; who has
    changed this line; which of two rules is at fault; is there help while I type; write code instead of drawing;
    check a rule for mistakes; suggestions while typing; list of rules with errors; filter rules; red underline; go
    to the step of a rule; sort rules by use; text editor for programmers; compare old and new text of a rule;
    restore a rule; import dl; new rule from scratch; comment out a rule; rule is locked by someone; check without
    training; common errors of authors; ide; lint; how do I check what I wrote; how do I get an old rule back; who
    touched my rule; does the editor help me while writing; where do programmers write; how do I see what is wrong
    in my code`,
  '/development/search-by-assistant-elements': `find and replace; where is this text used; mass change of a phone number in all replies; rename a tariff
    everywhere; fix a spelling mistake in many answers; global search; case sensitive; locate a phrase in the
    project; old company name still appears; look for an answer by its words; our phone number has changed in all
    texts; where did I use this word; how do I change a name in every place; in which step is this sentence; find
    all answers that mention a product; how do I correct a wrong price everywhere; replace a word in all answers;
    find the step with a certain sentence; search the whole project; correct the phone number everywhere; undo a
    replacement; filter search results; search in one topic only; find something a colleague changed; rename a
    product in all texts; whole words only; too many results; where do we mention the old address; find everything
    that contains a name; mass edit; search by code; find unused or switched off things; our company has a new name;
    change the same sentence in many places; how do I find a sentence in a big bot; how do I change our address in
    all texts; how do I find a step by its words; how do I correct something in many texts; how do I take back a
    wrong replacement; where is that sentence; how do I rename something in all places; how do I exchange a word in
    hundreds of texts`,
  '/development/settings_assistant': `rename the bot; language and time zone; recognition threshold; male or female character; cache lifetime;
    restrict by network; back up an assistant; transfer to another account; configuration; end an idle chat; stored
    answers are not refreshed; enable voice; block outsiders; character and personality; where do I change the name
    of the bot; after how many minutes does a chat end; how do I make it less sure of itself; only people from our
    office should reach it; it keeps giving a saved reply; should it speak as a woman; how do I move it to another
    account; how do I delete it for good; where is the time zone of the bot; make it more polite; general
    configuration of a bot; how long until a chat is closed; session ends too early; gender of the bot; save the bot
    as a file; import a whole bot; rules before intents; the bot keeps old answers in memory; make recognition
    stricter; time zone of the reports; language of the bot; another avatar; ratings on or off; who has access to
    this bot; clean settings for typing errors; when does a setting take effect; copy of a bot; duplicate a bot;
    export everything; conversation timeout; inactivity limit; bot should be friendly; voice when the text is empty;
    settings of the spelling; default language; maximum length of a session; transfer between accounts; template of
    a bot; kazakh; after how long is a chat over; how do I copy a bot to another company; how do I make a backup;
    how do I turn off stored answers; how do I make it friendlier; which comes first rules or intents; how do I make
    a chat end later; when does a silent chat count as finished; how do I make recognition less strict; where do I
    say that it is a woman; how do I stop it from repeating stored replies`,
  '/development/vars': `inspect values while testing; simulate a known customer; debug memory; reset test; watch window; test as a
    different person; clear remembered data in a test; what does it know about me while I test; how do I test as a
    customer with an order; I want to change what it remembers during a test; why does the test remember my name;
    watch what the bot remembers; change a value during a test; pretend to be another client; test as a new user;
    value did not change; which step set this value; reset values; why is a variable empty in the test; see all
    values; cannot change a read only value; debug panel; fake data while testing; test with a different city; what
    happens to values after restart; inspect the memory; how do I see what it remembered; how do I test as somebody
    else; how do I change a value in a test; why is a value empty while testing; how do I pretend to be a returning
    customer; what does it remember at this moment`,
};
