/** What those who connect channels and write programs type; see `typedByReaders.ts`. */
export const channels: Record<string, string> = {
  '/channels/channel-restrictions': `maximum characters in a message; which channel supports carousels; message is truncated; differences between
    telegram and whatsapp; number of buttons allowed; supported attachments; markdown in messengers; can voice
    messages be received; video and gif; why is the picture not sent in one messenger; how many characters can I
    send; can I use bold in telegram; which messengers can show a list of buttons; what happens with a table in
    whatsapp; how large may a file be; buttons disappeared in whatsapp; how long may the label of a button be; which
    formats of pictures are accepted; write one text for all messengers; comparison of channels; which messenger can
    do what; can users send files in; how many pictures at once; what happens if I have too many buttons; why does
    the answer look different in vk; character count of a reply; safe length of a text; the list became plain
    numbers; do operators work in every channel; which messengers allow voice; three buttons only; warning about
    limits in the editor; how large may a photo be; time window after the last message of the user; why does my
    message look broken in one messenger; why are there fewer buttons than I made; what do I have to watch if one
    text goes everywhere; why was my sentence cut; which files can a customer receive; how do I write for all
    channels at once; why is the picture shown as a link; in which channels can people talk to a human; is a picture
    possible in every messenger; how long may I write; what is different in vk and telegram; why do my choices turn
    into text; what is the smallest common ground of all channels`,
  '/channels/chatter': `embed chat on a website; javascript snippet; change colours and logo of the widget; open the popup from our own
    menu; pass the logged in user to the chat; wordpress or tilda integration; widget does not show up; gdpr cookies
    of the chat; screen reader accessibility of the widget; bubble in the corner; chat language; content security
    policy; mobile view of the chat; local storage; greeting bubble; how do I get the bot on our home page; the icon
    covers our own button; can the chat greet a logged in client by name; how do I make the window look like our
    brand; the chat is gone after we changed the site; is the chat usable for blind people; how do I open it when
    someone clicks help; can it run on two domains; can visitors continue yesterday's chat; put a chatbot on our
    website; copy and paste code for the homepage; move the chat icon to the left corner; open the window with
    javascript; know in our script that somebody wrote; track chat events in google analytics; the chat must be in
    english; can blind visitors use the chat; does the visitor keep the history after reload; which data is stored
    in the browser of the visitor; use the chat in a single page app; chat in an iframe; our security policy blocks
    the script; change the picture of the bot in the window; title of the window; only our domain may show it; close
    the window from code; send a text for the visitor by script; identify the logged in customer on the site; chat
    on a mobile site; install on shopify or bitrix; widget loads slowly; two bots on one site; privacy notice for
    visitors of the site; keyboard operation of the window; welcome bubble next to the icon; hide the icon at night;
    how do I put the bot on our internet page; we use wordpress where does the code go; the chat covers our cookie
    banner; why is the window not there on the live site; can I open the chat when someone clicks on help; how do I
    make the chat speak english; how can our page know that the visitor sent something; does the customer lose the
    chat when he changes the page; what do we have to write into our privacy policy; how do I start the conversation
    with a text of mine; how do I show our logo; our script wants to close the window; does it disturb screen
    readers; where do I paste the snippet; the chat should know the order of the visitor; how do I move the icon;
    how do I make it match our corporate design; may I use it on a second domain; can the visitor go on tomorrow
    where he stopped today; nothing is shown where the chat should be; how do I react in javascript to a message`,
  '/channels/messengers/telegram': `telegram group; slash commands; start command; telegram does not reply; inline keyboard; nothing comes back in
    telegram; can a link start the bot with a parameter; telegram says unauthorised; my telegram buttons are too
    many; telegram channel or group; somebody sends a photo in telegram; new token after it leaked; use the same
    token twice; what happens with the start command; pictures in telegram are too big; disconnect telegram; menu of
    commands in telegram; test in telegram before customers; how do I link my telegram to the assistant; what
    happens when people press start in telegram; can it work in a telegram group; telegram is silent`,
  '/channels/messengers/viber': `public account of viber; nobody gets messages in viber; viber shows no buttons; sender name in viber; people
    must subscribe first in viber; picture size in viber; viber refuses the token; stop the viber connection; first
    message in viber costs money; how do I bring the bot into viber`,
  '/channels/messengers/skype': `microsoft shut the messenger down; skype users; switch off an old channel; teams instead of skype; can I still
    use skype; what shall we use instead; is skype still supported; what happened to our skype users; old skype
    conversations; create a new skype connection; skype closed; do skype chats stay in the reports`,
  '/channels/messengers/whatsapp-edna': `business account for whatsapp; hsm; list message; green tick; whatsapp number; why is my message to a client
    refused after a day; how do we get a whatsapp number; connect our whatsapp number; answer in whatsapp after two
    days; only three buttons in whatsapp; list with rows in whatsapp; why can I not write to a client any more;
    cascade id where; whatsapp window closed; whatsapp api key; send a document in whatsapp; whatsapp business
    provider; meta rules for marketing messages; the button text is cut in whatsapp; change the whatsapp number;
    edna pulse; how do we bring the bot to whatsapp; why does whatsapp refuse my message; why can I send only a
    prepared text; which contract do we need for whatsapp; why are templates necessary; why may I not write freely
    in whatsapp; the client wrote yesterday and now I cannot answer; what do I need before starting with whatsapp`,
  '/channels/online-chats/livetex': `human operators workplace; agent console; operator queue; distribute chats to departments; agent closes the
    chat; the chat never gets to the right team; how does a chat come back from the agent; our agents work in
    livetex; let a person take over from the bot; the operator finished what happens next; which department gets the
    client; nobody answers in livetex; livetex token; operator sees what was said before; all agents are busy;
    operator forgot to close the chat; pass the client back to the robot; group of operators; files from the
    operator; night without operators; bot is silent while a human talks; default group; how do our agents get the
    chats; what happens when the agent is finished; how do I send a chat to the right department; why does the bot
    stay silent after the agent left; what does the client see if nobody is there; who decides when the bot may talk
    again`,
  '/channels/platforms/alice': `voice assistant of yandex; talk to the bot aloud; hands free; station; timeout of voice requests; close the
    skill by voice; activation phrase; can people talk to it at home aloud; the speaker stops listening; it takes
    too long to answer by voice; how do people start our skill; wake phrase; publish in yandex dialogs; end the
    skill when the user says goodbye; show a picture on the device; buttons for a voice skill; voice and screen at
    the same time; skill id; read out loud; moderation of the skill; voice assistant cuts the sentence; integration
    service is too slow for voice; test the skill in the console; how do I bring the bot to a yandex speaker; what
    must people say to start it; how do I show pictures on a speaker with a screen; our service is too slow for
    voice; the speaker interrupts; how quickly does the skill have to react; how do I bring my bot to people's homes`,
  '/channels/platforms/edna': `contact center integration; call centre agents; queue of specialists; omnichannel; agents get chats from the
    bot; how do agents in our contact centre get the chat; what happens when all of them are busy; agents work in
    edna; what does the customer see while waiting for an agent; how does the agent give the chat back; is this the
    same as whatsapp through edna; api key of edna; all agents offline in the contact centre; which queue gets the
    chat; agent desk; chat returned after an hour of silence; how do our call centre people take over; what happens
    if no agent is free; which of the two edna channels do I need; a person should take over in our contact centre;
    how long does the bot stay quiet after the agent`,
  '/channels/platforms/server-api': `custom channel; own mobile application; connect from backend code; post requests to the bot from our system;
    verify the signature of a callback; secret for incoming calls; test locally with ngrok; custom messenger not in
    the list; server side integration; our server was offline when the message came; ip ranges to allow; how do I
    make sure that a request comes from you; our programmers want to connect a system that is not in the list; what
    happens to answers while our machine is down; which address do I give you for replies; how do I test the
    connection from my computer; our messenger is not in the list; get replies in our backend; which url do I call
    to send a message; what do I need before the first call; where do I find the key for the api; our endpoint was
    down did we lose messages; how often do you retry; how many seconds do I have to answer the webhook; limit calls
    to our network; self signed certificate; reply to another address than the webhook; answers arrive in the wrong
    order; begin a new conversation by code; continue an old conversation by code; pass customer data with the
    request; send an event from our program; example code in python; example in java; example in node; sample in c#;
    develop without access to the platform; simulate an error of the api; replay a webhook message; generated client
    from openapi; what changed between v1 and the new version; migrate from the old api; error 422 what is wrong
    with my json; error 400 unknown id; error 500 should I try again; no internet access from our data centre;
    firewall between us and you; tunnel for local development; somebody stole our connection id; rotate the secret;
    is a login needed for the api; bearer or oauth; asynchronous answer; how do I match a reply with its request;
    request id; get the text and buttons from the message; end of the dialog in the webhook; does the bot accept
    files from our app; voice reply through the api; use cached answers or not; timeout of the engine; reply arrives
    too late; websocket or polling or webhook; which program language can I use; how do I connect our own messenger;
    how does our program get the replies; the platform does not call our address; we get each reply two times; what
    happens to messages while our server is restarted; how do I find out which reply belongs to which question; can
    I use it behind a firewall; how do I practise without a real account; how do I pass what we know about a
    customer; what do I change when moving from the old calls; which address do I send the text to; do I need to log
    in with a password to call it; how do I start again with a clean conversation; can I send the reply to another
    machine; why does it say that the id is unknown; how many calls per second are allowed; how do I tell the bot
    that something happened in our shop; may I send the call again when nothing came back; how does a program of
    ours talk with the bot; who calls whom in this interface; how do I know that nobody fakes your messages; what if
    our server misses a message; in which order do replies come; can I work on it in the train without a network;
    how do I let only our machines in; what do I store from the first response; how do I make one chat continue on
    another day; what does each error want from me`,
  '/channels/social-networks/facebook': `messenger of meta; page inbox; facebook access token; instagram; answering comments on a page; page
    subscription; app review; does it work with instagram; facebook asks for a callback address; page id and app
    secret where; verify token; text is cut in messenger; tell people that they talk to a machine; facebook review
    of the app; token of the page expired; disconnect facebook; buttons after a tap disappear; why did facebook stop
    delivering; what do I need from the developer page of meta; how long after a message may I write on facebook;
    our page should answer by itself; the permission from meta has run out`,
  '/channels/social-networks/odnoklassniki': `ok.ru group; group messages; connect ok; can it answer in our ok group; which key does the group have; connect
    our group in odnoklassniki; messages of the group do not arrive; picture with buttons in ok; ok does not answer;
    remove the bot from the group; why are messages of our group not answered`,
  '/channels/social-networks/vkontakte': `vk group bot; callback server confirmation; vk token; our vk group should answer by itself; confirmation code
    for vk; vk does not deliver messages; allow messages in the community; secret key of vk; vk keyboard under the
    input; bold does not work in vk; token of the community; leave vk; why does vk not accept our address; where do
    I find the string for vk; why do people get no messages in vk; our community should answer by itself`,
  '/api/capi': `frontend integration; polling interval; build a chat in react; send a user message by http; rate a reply by api;
    resume a chat; rate limits; client library; sdk; http status codes; error 429; duplicate messages;
    authentication of requests; we make our own chat page how does it talk to the bot; how do I get the answers that
    come later; how do I keep the chat after a reload; which error tells me to wait; how many calls may I make; can
    I send stars from my app; is there a ready client; own frontend; build our own widget; first call of a client;
    get the reply in the same response; keep the same user after reload; which id do I store; mark an answer from
    our app; event from the client; message from the page; delay before showing a reply; navigate to a page; swagger
    of the chat; health of the service; api reference; what does the result look like; error envelope; android or
    ios app; javascript client; empty text in the response; start a chat session; how do I build my own chat window;
    how do I get answers that come late; how do I keep a visitor after he reloads; how do I send a mark from my own
    window; what do I call first; why is the answer empty; where is the list of all calls; how does our own page
    talk to the bot; how do I remember a visitor; where do late replies wait`,
  '/api/sapi': `callback address; set webhook by api; start a conversation from our system; hmac; incoming request; deliver
    messages from our channel; check availability; outgoing messages; verify the sender; retry of deliveries; error
    codes of the api; change the secret; backend integration; where do answers go; how do I change the address for
    answers; how do I sign my requests; what if I send the same thing twice; how do I start a chat from our system;
    is there a test server; reference of the server calls; set the callback; start a dialog by http; send a message
    by http; send an event by http; send a rating by http; validation error; liveness probe; kubernetes probe;
    request body; required fields; curl example; old endpoints; connection id in the path; new conversation for the
    same user; openapi specification; fields of the reply; code generator; where is the list of server calls; how do
    I set the address for replies; how do I begin a chat from a program; which fields must I send; how do I tell you
    where to send replies; how do I check from a monitor that it is up`,
};
