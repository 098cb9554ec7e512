/** What those who read the figures type; see `typedByReaders.ts`. */
export const analytics: Record<string, string> = {
  '/analitika/dashboard': `main charts at a glance; kpi screen for the office wall; real time numbers; widgets with key indicators; why do
    charts not match; refresh interval of figures; yesterday is missing from the chart; monitor performance of the
    bot; how often are figures updated; general health of the assistant; how well does my bot work this week; why
    are the figures here not the same as in the report; when is the data of yesterday complete; can I put the most
    important chart on top; do test chats spoil my numbers; why is today so low; how old are these numbers; show
    only telegram on the charts; one glance for the morning meeting; reset my layout of charts; is a person counted
    twice in two messengers; the report says something else than the tile; which numbers matter most; add a chart to
    my start screen; choose the period on the charts; is everything ok this week; why do the totals differ; figures
    are late; current number of conversations; share of handed over chats on one screen; does my colleague see the
    same tiles; how fresh is the data; which period does it show; set a goal for the bot; why does nothing change on
    the screen for minutes; how do I show the figures of one channel only; which number tells whether the bot is
    good; can I see the figures of this morning already; why are my own test messages missing in the figures; the
    sum of users is higher than I expected; is something wrong with the bot today; how many people are chatting
    these days; how do I choose what I see first; which figures include our own trials; why is the number on one
    screen not the number on the other`,
  '/analitika/dialogs-export': `save all chats as spreadsheet; csv for power bi or tableau; feed conversations to data science; archive
    correspondence; schedule a dump of messages; columns of the exported table; anonymise names before sharing;
    personal data in the file; I need all chats of last month in a table; how do I get messages out for our data
    team; can I take the names out of the file; why are there fewer rows than chats; is there a way to open the file
    in excel; get all messages into a file; open the chats in excel without broken letters; the download link does
    not work any more; how long is the exported file kept; export takes forever; choose which columns I need; raw
    data for our own analysis; the file is too large for excel; export was cancelled; two exports already run; json
    of conversations for a data scientist; get one year of conversations; remove names and phones before I pass the
    file on; transfer logs to our warehouse every month; encoding of the csv; who wrote the message user or bot in
    the file; train our own model on these chats; give the lawyers all conversations of june; separator in the file;
    download feedback and comments; I was not told that my file is ready; how do I give our analysts all raw
    messages; can I get the conversations of the last half year; why is the file empty; why can I not download the
    file from last week; which columns do I need to see who wrote what; how do I keep private data out of the file;
    can I get marks and comments in a file; is there a limit of rows; why are letters broken when I open the csv;
    how do I take all talks out of the system; our lawyer needs the chats; how do I count words with my own program;
    what do I do when the file is too big`,
  '/analitika/otchety/attendance': `number of unique people per week; new versus returning visitors; how busy are we; audience size; traffic by
    messenger; growth of the audience; visitors who never typed; is the number of our users growing; how many of
    them are new; why do so many open the chat and then say nothing; how many people came today; new visitors
    against regular ones; number of conversations per channel; how many opened the window without writing; is
    telegram or the site more popular; unique users; daily audience; did the campaign bring more visitors; growth
    over the year; count of sessions; does one person in two channels count as two; empty chats; how many clients
    use the bot at all; which month was the best; how popular is the bot; how many different persons talked to it;
    how many of the visitors are new; do more people come since the advert; how many opened it and said nothing;
    which channel brings the most people; do more people use it than last year; how many come through the website;
    what is the number of daily users`,
  '/analitika/otchety/depth-of-dialogs': `average length of a conversation in messages; how many exchanges until solved; replies per session; do people
    talk for long or leave at once; how many questions until somebody is helped; how many messages until the problem
    is solved; chats that end after one message; do people leave after the first answer; how many turns does it
    take; median length; do customers give up early; conversation with only one request; how many clarifying
    questions are needed; how many messages do people send on average; do they leave after the first question; why
    are conversations so short; are long chats a good sign; how many times do they ask before they get help; how
    often does a chat consist of one message`,
  '/analitika/otchety/dialog-start-time': `when to staff the call centre; schedule of agents by load; traffic by hour and weekday; rush hour; heat map of
    activity; roster of operators; lunch break peaks; how many agents do we need on monday morning; on which days is
    it quiet; at which hour do most chats begin; busiest day of the week; when is it safe to do maintenance; how
    many staff do we need on saturday; best moment for a mailing; is there a rush after lunch; quietest time;
    working hours of the hotline; do clients write outside office hours; load by the hour; evening traffic; at what
    time is nobody there; should we have agents on sunday; when is the best time to update the bot; at what times
    should our team be present; do we need somebody on weekends`,
  '/analitika/otchety/dialogs-summary': `automation rate; share handled without a human; fallback percentage; quality trend after an update; recognised
    and unrecognised requests; containment rate; proportion of answered queries; how many requests does the bot
    solve alone; how often do we have to step in; was it better before the last release; how many dialogs ended with
    a person; how good was the bot each day; how many chats went to a human; did the new version change the quality;
    recognition rate over time; percentage of understood messages; daily table of chats; share without an operator;
    was yesterday worse than usual; which day had most trouble; average length and time per day; how many
    conversations last month; quality after release; rate of failures per day; how often is the agent needed; how
    many chats could the bot finish without us; is it getting better from week to week; how often do colleagues have
    to take over; which version was better; how many conversations did an agent have to finish; on which day did it
    go wrong; is the recognition getting worse`,
  '/analitika/otchety/dialogue-time': `how long people stay; chats that drag on; minutes spent; longest conversations; how many minutes does a client
    need; how many minutes does a chat take; do people wait long; average duration; share of chats shorter than a
    minute; time per customer; why are some chats an hour long; is the pause at the end counted; how much time do
    customers spend with the bot; median time of a conversation; how long does a customer talk with the bot; is a
    conversation shorter than a phone call; how much time does a chat take on average; how fast are people done; do
    customers spend too long with it`,
  '/analitika/otchety/links-announcements': `did the banner pay off; ctr of invitations; popup effectiveness; does anybody click on the invitation; was the
    promotion bubble noticed; which invitation works best; views and clicks of a banner; did visitors react to the
    offer; conversion of announcements; do visitors react to our banner in the chat`,
  '/analitika/otchety/links-dialogs': `clicked urls; count presses of a link; track outgoing links; button conversion; did people open the link we
    sent; how do I see if the button is used; did they go to the payment page; how many followed the link; is a
    button ever pressed; clicks in telegram are missing; why are there no clicks for whatsapp; traffic from the bot
    to our shop; which step gets the clicks; measure visits to the site from the chat; do people go to the shop from
    the chat; which links are ignored; how many pressed the payment link; does anyone visit the pages we recommend;
    how successful is a link in an answer`,
  '/analitika/otchety/profanity': `insults by customers; abusive language statistics; obscene messages; users who curse; rude visitors; are clients
    more angry this month; how do we find out about aggressive customers; offended visitors; bad language per month;
    words of abuse; what do I do about insults; which bad words do they use; is it getting ruder; how many customers
    lose their temper; how polite are our customers`,
  '/analitika/otchety/ratings-of-replicas': `negative feedback; bad reviews of answers; stars given by visitors; which responses make people unhappy;
    comments left with a low mark; detractors and promoters; why do people give us a low score; where are the
    comments people leave; which answers should I rewrite; what do people say about our replies; average mark; share
    of likes; do clients answer the survey; comments of unhappy people; which texts should we improve first;
    satisfaction per answer; how many people gave a mark; promoters minus detractors; opinion about each reply;
    which answers make customers angry; what did people write when they gave a bad mark; is the new answer liked
    more; how good do customers find the bot; which replies should be rewritten first; do people find the replies
    useful; who is unhappy and with which reply`,
  '/analitika/otchety/summary-report': `monthly report for my boss; compare this quarter with the last one; present results to the director; total
    figures for a period; roi of the bot; numbers for a presentation; executive overview; my boss wants figures for
    the last quarter; which numbers prove that the bot is worth it; numbers for management; result of the month in
    one page; how much work does the bot take off us; share of chats that needed nobody; key figures with formula;
    presentation for the board; percentage solved by the bot alone; compare with the previous period; overall
    result; success of the project in figures; all indicators on one sheet; efficiency of automation; how many did
    it handle itself; year on year; what do I show to my boss; did the bot save us work; how good is the bot in one
    number; what share of people needed nobody from the team; is the project worth its money; what changed against
    the month before; how do I report to management; how many requests needs no employee any more`,
  '/analitika/otchety/top-bot-answers': `most used replies; how frequently is each response sent; sorry I did not understand counter; ranking of
    responses; what does the bot say all the time; how many times did it answer that it does not understand; how
    often does it say sorry; replies that are never useful; frequency of each answer; most common reply; answers
    from the cache; which text do clients read most; how many times was this answer shown; which answers does it
    give most of the time; does anybody ever read this text; what do people hear most; which text is shown the most`,
  '/analitika/otchety/top-user-requests': `hot topics among clients; ranking of phrases typed by visitors; what to add next; popular inquiries; what do
    visitors want; what do people want from us most; what is missing in my bot; what do clients ask all the time;
    which wishes can the bot not fulfil; most typed phrases; questions without an answer; list of things people
    wanted and did not get; what should I teach next; frequent questions for our faq; search what people typed about
    delivery; unrecognised phrases of the week; what are visitors interested in; gaps in the knowledge of the bot;
    which requests failed; sort requests by how often they come; which questions should we answer next; what are the
    ten most common questions; which wording do customers use; what are customers looking for in vain; what do most
    people want to know; which words do people use for it`,
  '/analitika/otchety/topics-summary': `breakdown by category; share of delivery complaints among all chats; distribution over themes; which subject
    generates most work; label conversations with a theme; how many chats are about delivery; which subject makes
    people angry; what share of the chats is about payment; how many people asked about returns; which theme is
    recognised badly; which subject ends with an operator; chats without a category; compare delivery and payment
    questions; share of complaints; themes of requests; classify conversations; what share of chats is about
    delivery; which topic does it understand worst; which topics cause the most work for the team; what is on
    people's minds; which area brings most trouble`,
  '/analitika/otchety/users-loyalty': `repeat customers; how many come only once; cohort table; churned visitors; frequency of return; do customers use
    the bot again; return after a week; one time visitors; regular guests; share of people who used it more than
    once; number of chats per person; do they stay with us; who never came back; how many come back within a week;
    do people use it only once; how many regular users do we have; how many never returned`,
  '/analitika/session-log': `read what was said in a chat; look up the conversation of a particular client; replay a dialogue; reason for a
    wrong reply; trace which rule fired for a customer; forward a transcript to a coworker; find a chat by phone
    number; history of messages with a person; how far back are chats stored; investigate a complaint about the bot;
    prove what the assistant promised; why did it answer so strangely; a client complains what did the bot tell him;
    where do I find the chat of yesterday; why did it say such nonsense to a customer; how do I show a colleague one
    particular chat; can I see what was sent to our server during the chat; which phrase made it answer like that;
    can I still read a chat from last year; see what the client wrote word for word; look into a conversation from
    yesterday; find all chats in which somebody was angry; which chats ended with a bad mark; why did the bot choose
    this reply; listen in on a chat; search chats by a word; find the chat by an id; turn a real message into
    training data; conversations that the bot did not understand; see what the operator wrote; show my own test
    conversations; what exactly was the customer told; check whether the webhook got the message; why is a value
    shown as dots; save one conversation to a file; chat of one person over several days; find conversations of one
    channel; explain a strange reply; customer claims that he was promised a refund; conversations with a human
    agent; track down an error reported by a user; see pauses and times of messages; why did it send this strange
    sentence; how do I find chats in which it failed; how do I show a bug to a developer; can I see what happened a
    minute ago; how do I find a chat of one person; which rule gave this reply to the customer; can I read what the
    human agent wrote; how do I use a real question as an example; where do I see which model the request went
    through; the number of a customer is hidden in the chat why; how do I look only at conversations with bad marks;
    what went wrong in this conversation; how do I look at a single talk; where do I find talks that went badly;
    which chats did an agent take; may I keep one talk as a file; is there a record of each message`,
  '/analitika/statistics': `which nodes are hit most; usage counters of elements; obsolete content; popularity of each skill; failing
    external calls count; never triggered; which phrases are never used; what can I throw away; how often does our
    server fail; how many times was this block reached; which steps are never used; how many times was an intent
    used; old answers that nobody needs; is this list used anywhere in real chats; how often did our external
    service fail; response time of our service; usage in the last seven days; dead branches of the scenario; which
    elements can be deleted safely; count of uses of a rule; last time an element was used; which function is used
    often; usage of a dictionary; remove rubbish from the project; which phrases and rules can I delete; which
    dictionary is used most; is my new step used at all; what has not been used for a month; what can be removed
    from an old bot; which parts are dead; how much is this step worth; does our external system make trouble`,
};
