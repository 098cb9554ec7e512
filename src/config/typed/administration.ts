/** What administrators, and of everybody about the own account type; see `typedByReaders.ts`. */
export const administration: Record<string, string> = {
  '/administration/groups-management': `team of editors with common permissions; organise employees by branch office; assign several assistants to one
    crew; shift workers share access; subsidiary or agency with limited access; bulk grant rights; can a person be
    in two teams; a department got a new project and needs access; give ten people the same access in one go; put
    new staff into a team; rights of a team and of a person together which one wins; a person moved to another
    department; remove someone from a team; delete a team without deleting its people; outsourcing team works on
    three bots; what happens to rights when a team is removed; maximum number of teams; one change for the whole
    crew; team per country; several bots for one department; how do I avoid setting rights for each person
    separately; why did he lose his rights after he left a team; why does a person see more bots than intended; the
    same people need the same access to five bots; new people in the team should get everything automatically; how
    do I give all editors a new project; how do I handle access of a big team; what remains when I delete a team;
    who gets which access through a team`,
  '/administration/journal_audit': `track what administrators did; trace of every action by employees; compliance evidence for auditors; investigate
    an unauthorised modification; suspicious activity of an account; when was the role taken from me; who removed my
    skill; blame for a broken answer; history of operations by staff; somebody broke our bot last night and I want
    to know who; who gave him these rights; how do I see what a former employee did; can I check which colleague
    downloaded the chats; who put this version online; somebody changed the settings and nobody admits it; which
    colleague deleted the skill; prove who published on friday; list of everything that was done yesterday; who read
    or exported client data; how many months of records do you keep; can the boss erase traces; save the records for
    our auditor as a table; look for all actions of one person; from which ip did she work; security officer wants
    to know about failed logins; what is not written down; who invited this person; when did the token of the
    channel change; action codes; filter records by person and date; when was the bot stopped and by whom; incident
    investigation; evidence of changes for certification; who created this bot; how can I prove that it was not me;
    who turned off the channel at night; who gave away the permissions; our security people ask for a history; who
    merged the copies; has anybody downloaded personal data; the bot behaves differently since monday who did what;
    which administrator deleted my account; can I see logins; how long can I look back; who sent the campaign to
    everyone; who is to blame for the change; what did my colleague do yesterday; how do I follow the steps of one
    employee; did somebody play with the settings; can I hand the history to an inspector; was it an attack or a
    mistake by a colleague`,
  '/administration/roles-management': `viewer editor and owner permissions; prevent an intern from going live; auditor with look only rights; access
    control matrix; analyst may open charts but not touch the bot; I do not have enough rights; segregation of
    duties; forbid export of data; minimal privileges for a contractor; translator may edit texts only; how do I
    make sure that trainees cannot publish; why is there no delete button for me; may a colleague see phone numbers
    of clients; which permission does an analyst need; I want a person to edit texts and nothing more; how do I keep
    editors away from the settings; who is allowed to add people; my button is missing; which role can train but not
    publish; who may see hidden values of variables; can a marketing person send campaigns only; the message says I
    have no right; I cannot open the settings; make someone an administrator; list of all permissions in a table;
    least privilege for a freelancer; difference between editor and developer; which role for a call centre manager;
    a role that can only read; copy a role and change it a little; which people may connect channels; who is allowed
    to delete things; external company may only look; does a role apply to all bots; stop juniors from breaking the
    live bot; separate who writes and who releases; manager wants to see statistics but nothing else; why can I not
    edit this; access rights of an analyst; remove a permission from a person; own roles limit; may a role be
    deleted while people have it; why can a new colleague not publish; who is able to see telephone numbers in clear
    text; which permission do I need to send a campaign; I want somebody to look at the figures only; how do I allow
    a person to train but no more; what is the smallest permission for a translator; how do I build a role for our
    agency; can one person have two roles; may I change the built-in roles; what am I allowed to do; how do I keep
    someone from publishing by accident; which rights does a guest get; may a supporter read chats without changing
    the bot; how do I give less power to a person; why do I get a message that I must ask an administrator`,
  '/administration/user-management': `create an account for a new hire; onboarding of an employee; deactivate someone who quit; resend the invitation
    e-mail; invitation expired; list of everybody with access; change address of an employee; seats and number of
    licences; colleague cannot enter the system; move an employee to another role; person left the company; how do I
    get a new coworker into the system; somebody left our company what should I do; she did not get the e-mail with
    the link; he cannot log in any more because his phone was stolen; how do I stop a person from entering without
    deleting him; how many people can work with it; a person has a new surname and address; can an outside agency
    get access for a month; how do I add a colleague; how do I remove a person for good; she got married and needs a
    new name and mail; block an account for the holidays; unlock an account after wrong passwords; the last
    administrator cannot be removed; who has access to our workspace; invite again after the link became invalid;
    what happens to the work of someone I delete; a coworker on parental leave should not be able to enter; last
    sign-in of an employee; an employee was fired today; make another person administrator before I leave; require a
    code from the phone for the whole company; user says he has no bots in the list; reset authenticator; someone
    with the same mail exists already; how do I let a new employee in; a person says that no mail came; a former
    employee still has access; what happens to his bots if I delete him; can I use the same mail twice; somebody
    locked himself out; my teammate needs a new second factor; how do I change the address of a colleague; how many
    seats are left; she is ill for months how do I freeze the account; he changed his surname; how do I open an
    account for somebody; our trainee is leaving tomorrow; his access must end at once; how do I send the invitation
    once more; why is a person marked as locked; may two people share one login; how do I see who has not signed in
    for long`,
  '/upravlenie-profilem/avtorizaciya': `reset my password; verification code does not arrive; sign out everywhere; single sign-on; session expired;
    kicked out; new phone; recovery codes; too many attempts; password requirements; first login; link in the
    invitation does not work; register; cannot enter; remember me; captcha; I do not remember my password; it says
    too many tries; the code does not come; I have a new phone; somebody may know my password; can I use our company
    login; how do I log out at another computer; password is not accepted; code from the app is wrong; how long do I
    stay logged in; set the first password; spare codes; login with google; rules for a password; log in without a
    password; stolen laptop; somebody else uses my account; does the password expire; stay signed in; reset link
    does not work; register a new account; sign up; where is the login page; ldap or saml; leave the system on a
    public computer; verification in two steps; how do I get in for the first time; I do not know my password any
    more; how long am I shut out; how do I make my account safer; why was I thrown out; how do I sign out on another
    computer; which password is allowed; how do I get a new password; how do I secure my account with a phone`,
  '/upravlenie-profilem/profil-polzovatelya': `turn off notifications; profile picture; display name; personal settings; stop mails from the platform; clock
    shows the wrong hour; bigger letters; I want it dark; I have a new mail address; I get too many mails; can it be
    in russian; my clock is wrong; how do I put in my picture; where do I change my name; change my phone; too many
    mails from the system; tell me when the training fails; notify me when a channel is broken; switch the menus to
    english; times are shown wrong; profile photo; my settings; black background; receive a message when the export
    is ready; my eyes hurt at night; who sees my name; alerts; light theme; preferences; how do I get a message when
    something breaks; how do I make it dark; why are the times wrong for me; can I get another mail address; how do
    I get warned when a channel fails; how do I set my clock`,
};
