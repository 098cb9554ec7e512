/** What newcomers type; see `typedByReaders.ts`. */
export const general: Record<string, string> = {
  '/': `what kind of software is this; overview of the platform for a manager deciding to buy; platform for virtual
    assistants; where to begin as a developer; I am new here where should I begin; is it a tool for people who do
    not write code; which problems does the platform solve; do I have to be a developer; which department works with
    which part; explain in two sentences what this is; our company wants a chatbot is this the right tool; how is it
    different from dialogflow or rasa; parts of the system at a glance; coming from botpress what is the same here;
    first visit which manual do I need; is there something like an overview for decision makers; who works with this
    platform in a company; do we need programmers for it; what can the bot understand speech too; which steps lead
    from an idea to a running assistant; why should we choose this; which parts are there and how do they play
    together; can a small company use it; what do other companies do with it; is it made for websites or for
    messengers`,
  '/about/browser-support': `which laptops and operating systems work; ipad and android tablets; proxy and vpn requirements; page will not
    load; blank white screen after update; minimum internet bandwidth; javascript blocked; compatible with firefox
    and edge; private window incognito mode; does it run on my old laptop; why is the screen white after I log in;
    do we have to open a port in the company firewall; the builder looks strange in safari; my chromebook shows an
    empty page; which edition of chrome is too old; our it department asks for the technical requirements; can I
    build on a phone; the screen is too small for the editor; network administrators want a list of hosts and ports;
    after an upgrade of firefox the editor is broken; do I have to accept cookies; how do I empty the browser cache;
    system requirements for the workstation of an author; will visitors with an old iphone see the chat; supported
    versions of safari for visitors; the connection breaks behind our corporate proxy; websocket blocked; private
    mode of the browser loses my settings; nothing happens when I press a button; adblock breaks the editor; my
    colleague sees a warning that the browser is too old; the editor freezes on my computer; can I work from an ipad
    on the train; our security team blocks unknown addresses what do they have to allow; which programs must be
    installed on my computer; the window does not fit on my small laptop; does it work with linux; which browser do
    you recommend; why do I see a message to update; our administrator wants to know what to unblock; can visitors
    with old phones use the chat; does a small screen do`,
  '/about/hot-keys': `work faster without touching the mouse; ctrl s; list of keystrokes; key combination to test; accessibility by
    keyboard; accelerator keys cheat sheet; can I do that without the mouse; how do I save with the keyboard; what
    do the keys do on the canvas; a key does something I do not want; how do I undo with the keys; is there a quick
    way to jump to intents; letters typed by accident trigger commands; which keys move a block on the canvas; keys
    for mac users; zoom with the keyboard; comment out a line quickly; how do I save quickly; fast navigation
    between sections; next error key; send a message without the enter button; new line without sending; power user
    tips; work without a mouse because of a disability; key to train and publish`,
  '/about/support': `phone number of the helpdesk; open a ticket; the vendor does not answer; urgent incident at the weekend; service
    level agreement guaranteed hours; scheduled downtime announcement; platform is unavailable right now; who do I
    call when everything is down; attach logs and screenshots to a complaint about the product; status of my case;
    response time of technical assistance; something is broken and I need help now; what do you need to know to look
    into my problem; we found a mistake in the product; nobody has replied to my ticket; how do I reach a human at
    your company; whom do I write to when I cannot even log in; how fast do you repair a broken channel; which
    details shall I put into my complaint; must I send you my password; is somebody there at night and on sundays;
    the bot is dead in all messengers whom do I tell; my request was closed although it is not solved; how do I ask
    for a new function; do you speak english on the hotline; how do I mark a case as critical; your company phone;
    is it allowed to send screenshots with client data; emergency contact; time of repair promised; wish list for
    features; I found an error in the product whom do I tell; can I phone you; the answer to my ticket takes too
    long; what do I write so that you can help quickly; which information do you need about a broken chat;
    everything stopped working on saturday night; how do I get in touch with the vendor; how do I cancel a ticket;
    how important is my problem in your eyes; somebody has to look at our bot right now; how do I describe a fault
    properly; nobody at your side reacts; will you tell us before works; where do I send a wish for the product`,
  '/about/terms': `dictionary of product jargon; definition of skill and intent; meaning of abbreviations used here; vocabulary for
    new staff; translate a russian term to english; what do you mean by a session; is a client the same as a user; I
    do not understand the words in the menu; which of these ids should I tell you; what is the difference between a
    chat and a session; what do you call a person who writes to the bot; explain cuid and duid; which identifier
    belongs to what; meaning of turn; what is a channel; what is an operator here; which number do I tell the
    technicians; is an answer the same as a reply; words of dialogflow and what they are called here; what is an
    utterance called here; list of definitions; I mix up request and message; where do I copy the assistant id;
    russian word for a term; everybody here says node but I say step; what does training mean here; is a visitor a
    member; explain the words to a newcomer; which words should I use with my colleagues; what is the name for the
    person who chats; how do I tell apart the different ids; what is meant by a recognised request`,
  '/content': `table of contents; all articles; list of every page; navigation through the manual; reading plan for an analyst;
    full index of topics; everything in the docs; where can I see all pages; how is the manual arranged; which page
    is for administrators; I cannot find what I need; which pages are for developers; find the page about a task;
    overview of the whole manual; I want to do something where is it described; map of the documentation; all topics
    by task; sitemap; I only have a task and no idea which chapter; which chapters does an administrator need; where
    is the chapter about operators; is there an alphabetical list; I am lost in the manual`,
  '/full_documentation': `print everything; one long page; save the manual for offline reading; pdf of the docs; all in one file;
    everything on one page to search in; all chapters on one page; download the documentation; search the whole text
    with the browser; everything offline; complete manual; is there a pdf; how do I read the manual on a plane`,
  '/markdown-page': `how is this documentation written; formatting of the pages; components used in the docs`,
};
