/**
 * What readers who do not know our terms ask about each call, by operationId; the search shows the one that matched.
 * Calls of version 1 have none: their questions lead to the call that replaces them.
 */
export const operationQuestions: Readonly<Record<string, readonly string[]>> = {
  chatInit: [
    'How do I begin a conversation in my own chat window?',
    'How do I bring back an earlier chat of a visitor?',
    'Where do I get the id of a chat?',
  ],
  chatRequest: [
    'How do I pass on what the visitor typed?',
    'How long do I wait for the reply?',
    'Why did the bot reply twice?',
  ],
  chatEvent: [
    'How do I tell the bot that the window was opened?',
    'How do I send a signal without a text?',
    'How do I start a reply when nobody has typed?',
  ],
  chatUpdate: [
    'How do I fetch messages that arrive later?',
    'How often may I ask for new messages?',
    'How long are messages kept for me?',
  ],
  chatRate: [
    'How do I send a like or a score from my chat window?',
    'Until when can a visitor change the score?',
    'Why is my rating refused?',
  ],
  chatSetRate: [
    'Which older call stores a rating?',
    'Does the old way of rating still work?',
    'What do I call instead of setRate?',
  ],
  receiveWebhook: [
    'Where does the Server API hand over replies to the Chat API?',
    'Does my chat window have to call the webhook?',
    'What do I get back after I deliver a message?',
  ],
  setWebhook: [
    'How do I say where replies should go?',
    'Why does the connection show an error after I saved my address?',
    'How do I change the address of my server?',
  ],
  getWebhook: [
    'Which address is saved for my replies?',
    'How do I check the settings of my connection?',
    'How do I read back what I have saved?',
  ],
  startDialog: [
    'How does my program open a new conversation?',
    'Where do I get the id of a new dialog?',
    'How do I start a chat with someone new?',
  ],
  startDialogWithId: [
    'How do I continue with a user who comes back?',
    'How do I start again in the same chat?',
    'Can I choose the id of a dialog myself?',
  ],
  sendRequest: [
    'How do I hand over the text of a customer from my server?',
    'Where does the reply to my text arrive?',
    'How do I send data together with a text?',
  ],
  sendEvent: [
    'How does my server trigger the bot without a text?',
    'How do I tell the bot that a parcel has arrived?',
    'Can I send values along with a signal?',
  ],
  rateResponse: [
    'How does my server store the score of a reply?',
    'How do I pass on a comment with a rating?',
    'Which reply does a score belong to?',
  ],
  incomingMessage: [
    'What does the platform send to my server?',
    'What does a delivered reply look like?',
    'What should my server answer?',
  ],
  webhookCheck: [
    'What is the first message that my server receives?',
    'How does the platform test my address?',
    'Why do I receive a message that nobody wrote?',
  ],
  getHealthCheck: [
    'Is the service up at the moment?',
    'Which address tells a monitor that all is well?',
    'Is the database reachable?',
  ],
  getStartup: [
    'Has the service finished starting?',
    'When may I send the first call after a restart?',
    'Which check waits for the start?',
  ],
  getReadiness: [
    'Can the service take calls now?',
    'When should a load balancer send traffic?',
    'Why is the service up but refusing calls?',
  ],
  getLiveness: [
    'Does the process have to be restarted?',
    'Which check tells a cluster that the program hangs?',
    'Is the program still running?',
  ],
  getRoot: [
    'What is at the address without a path?',
    'How do I see that I have the right host?',
    'Which version of the service answers?',
  ],
  getMetrics: [
    'How do I watch the service with Prometheus?',
    'Which numbers does the service report about itself?',
    'Where do I read how many calls there were?',
  ],
};
