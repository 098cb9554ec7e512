/**
 * Words that documentation and APIs share. A text that lacks one of them does not mean another word by it: "retry" is not
 * "retired". They are never taken for a slip of the keys.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `abort account action active address admin alarm alert align amount answer append apply archive argument array assign
  async attach audience author backup balance banner basic batch beta billing block body boolean border bot branch brand
  browser bucket budget buffer build bulk bundle cache calendar call camera cancel capture card cart cell certificate chain
  charge chart chat check child class clean clear click client clock clone close cloud cluster code color column command
  comment commit company compile complete component compute config confirm connect console constant contact container
  content context contract control convert cookie copy cost count country coupon crash create credit cron currency
  custom customer cut daily dashboard data database date deadline debug decode default delay delete deliver demo deploy
  desktop detach detail detect device dialog digest disable discount disk display docker document domain download draft
  drag drop edit editor email embed enable encode encrypt endpoint engine enter entity entry enum error event exact example
  exit expand expire explain export expose extend extension fail fallback feature feedback fetch field file filter finish
  firewall flag flow folder font footer force foreground fork form format forward frame freeze function gallery game
  gateway global grant graph group guest guide handle header health height help hidden hide history home hook host
  hour icon image import inbox include index info inherit input insert inspect install instance integer invoice invite issue
  item join json key keyboard label language latency launch layer layout lead legal length level library license light limit
  line link list listen load local lock log login logo logout loop machine mail manage map mark market mask match media member
  memory menu merge message meta method migrate minute mobile mock mode model modify module money monitor month mouse move
  music mute name native network news node note notify number object offer offline online open operator option order origin
  output override owner pack package page panel parse partner password paste patch path pattern pause pay payment pending
  percent period phone picture pipeline pixel plan platform play player plugin point policy poll popup port position post
  power preview price print priority private process product production profile profit program progress project
  prompt property provider proxy public publish pull purchase push query queue quick quote random range rank rate read ready
  receipt receive record recover redirect reduce refresh refund register reject release reload remote remove render renew
  repair repeat replace reply report request require reset resize resolve resource respond restart restore result resume
  retry return revenue review revoke right role rollback root round route row rule run sale sample scale scan schedule schema
  scope score screen script scroll search second secret section secure select sell send server service session set setup
  shape share shell shop show shuffle shutdown sign signal signature site size skill skip sleep slide slow snapshot socket
  sort sound source speed split stack stage start state static status step stock stop storage store stream stress strict string
  style submit subscribe summary support swap switch symbol sync syntax system table tag target task tax team template tenant
  terminal test text theme thread ticket time token tool track traffic train translate trash tree trial trigger trim type
  undo unit unlock update upgrade upload usage user valid value variable vendor verify version video view voice wait wallet
  warning watch weather web webhook week widget width window word work worker workflow workspace write year
  zone zoom`.split(/\s+/),
);
