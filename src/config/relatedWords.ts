/**
 * Everyday words that belong to one field. A reader who asks with one of them is helped by a page with another, which counts
 * less than the word itself. None is there for the sake of one question: each list is what a thesaurus has.
 */
const fields = `
see view look watch show read display
get obtain receive fetch retrieve
begin start launch open initiate
stop end finish close quit terminate
fix repair correct solve resolve
fail error wrong problem trouble issue bug fault defect
happy satisfied satisfaction pleased
angry unhappy annoyed complaint complain dislike
fast quick speed soon slow
big large size huge volume dimensions
minimum smallest least lowest shortest fewest
maximum most largest highest longest limit
resolution size screen display monitor
success successful result effect outcome
diff differ difference compare comparison versus
backup spare copy restore
check verify test validate examine inspect
manual documentation handbook guide help
tutorial lesson guide course introduction beginner newcomer
price cost money amount total
holiday weekend vacation
everybody everyone whole entire
often frequent usual common popular typical
kind type sort category
appear visible display shown
hide invisible conceal secret private mask
allow permit may right permission
forbid ban block prevent deny restrict
order sequence
part section piece portion
random chance lottery shuffle
wait pause delay
silent silence inactive idle quiet
repeat again twice duplicate same
number count quantity
share percentage percent rate proportion ratio
average mean median
trend grow growth increase rise
visitor audience user
trigger event signal fire
greet welcome hello hi greeting
goodbye bye farewell
polite formal friendly tone
phone mobile telephone smartphone
mail e-mail email letter
town city place location
surname family last
old age years
male man masculine
female woman feminine
spreadsheet excel table csv xlsx
file document attachment
code script snippet
key token secret credentials
server host backend
down outage crash unavailable maintenance downtime
typo misspelt misspelling spelling
colour look appearance theme style design
window panel box dialog
shortcut hotkey keyboard keys
history log record journal past
version release edition update
previous earlier last former older yesterday
live published production public online
offline stopped down
approve approval accept confirm
promotion discount offer advertise marketing
survey poll rating feedback
department team group division
administrator admin owner
leave quit former fired
lock locked block suspend freeze
device computer phone tablet
schedule later planned timed
restriction limit cap constraint
short brief
cut truncate shorten
missing absent lacking lost disappear
empty blank nothing
choose select pick option choice
press tap click hit
swap replace exchange substitute
combine join merge concatenate unite
separate split divide
add plus insert append include
minus subtract
calculate compute sum total arithmetic
convert turn transform
condition if check case
loop circle cycle endless infinite
jump goto go move
branch copy experiment version
understand recognise know meaning comprehend
misunderstood unrecognised unknown unanswered
learn teach train
speech voice spoken sound audio speak pronounce
secure security protect safe protection
personal private sensitive confidential
retention keep store kept stored
ticket support help
urgent urgency priority important
popup announcement bubble
cost price fee
night evening morning hour
weekday day week
greeting introduce welcome
restart again anew
crm database system service
exit leave end
draft unpublished
sequence order first
mistake error wrong
money price payment
word term expression phrase
sentence phrase text
reason why cause explain
trace debug log
department queue group
edit editor change
`;

/** Lists of related words. */
export const relatedWords: string[][] = fields
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
