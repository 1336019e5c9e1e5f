import { type RemarkFrame, frame } from './remark-frame.ts'

const ASKED = `this that these those it for a an the load loads job jobs project projects annual yearly monthly quarterly thing often sending send these need needs want get getting got have my our name number email e-mail info
  contact from use be you your guys folks just curious by way anyway if i may ask asking can me us with work working do does did are is will would who whom what how why where or on bond lender landlord onboarding file compliance purposes purpose vendor
  setup to know use they he she them him haul hauling hauls freight now like regular every year month quarter coming going keep so many of all about mind`
/** Questions asked in passing of the one who asked: what it is for, who they are, how often it comes. They put nothing in doubt. */
export const QUESTION_FRAMES: readonly RemarkFrame[] = [
  frame('(?:just |im |i am |i\'m )*(?:curious|wondering)(?:,| what| why| how| who| if| about)?', ASKED),
  frame("(?:and |so |btw,? |by the way,? )?(?:what(?:'s| is| are)|who(?:'s| is| are)) (?:this|that|it|these|you|you guys|you all)(?= |\\?|$)(?! (?:saying|showing|listed|based))", ASKED),
  frame("(?:and |so |btw,? |by the way,? )?(?:is|was) this (?:for|an?|just)(?= )(?! (?:new|different|other))", ASKED),
  frame('(?:and |so )?(?:how often|how many times|how frequently|how did you get|how do you|where did you get|why do you|who do they|what do they|what are they|are they|do they)(?= )(?=.*\\b(?:you|these|haul|hauling|my name|our name)\\b)(?! (?:still|even|really|actually|not|no))', ASKED),
  frame('is (?:this|that|it) (?:what|all|everything|good enough|enough|sufficient|ok|okay)(?= |\\?|$)', 'what all everything you need needed want wanted were looking for after is it ok okay good enough sufficient to close this out your file that'),
  frame('(?:do|would) you (?:also )?(?:need|want|like)(?= (?:a|an|the|to be|me to send|anything|copies|us to send) )(?! the (?:correct|right|actual|real|new))', 'a an the to be me us send anything copies copy of certificate certificates cert certs coi dec decs declaration declarations page pages as well too else from listed named holder holders additional insured on it with that loss runs or also'),
  frame('what (?:address|name|e-?mail|wording|holder|holder name)(?= )', 'address name e-mail email do you need want should i we use put list show on the a an certificate cert coi for holder to be is it go send it'),
  frame('(?:who|where) (?:should|do|can) (?:i|we) send(?= )', 'the a certificate cert coi it copy copies dec pages to you want'),
]
