import { CONSENT_KEY, INSTALL_KEY, ROUND_KEY } from './keys'

/** The form of the install card, unless it was dismissed or this is the installed app. */
const INSTALL = `if(k(${JSON.stringify(INSTALL_KEY)})!=='dismissed'&&!navigator.standalone&&!matchMedia('(display-mode:standalone)').matches)d.install=/iP(hone|ad|od)/.test(navigator.userAgent)||navigator.platform==='MacIntel'&&navigator.maxTouchPoints>1?'ios':'prompt'`

/**
 * Runs before the first paint, as text in the server's HTML, and marks the document: where the
 * device keeps a round, so that the style sheet can hold back a screen that would be wrong; where
 * the cookie question is answered, so that it is not asked again; which install card is of use, so
 * that it moves nothing; and links the web font if allowed.
 */
export const FIRST_PAINT_SCRIPT = `(h=>{var d=h.dataset,k=n=>{try{return JSON.parse(localStorage.getItem(n))||{}}catch(e){return{}}},r=k(${JSON.stringify(ROUND_KEY)}),c=k(${JSON.stringify(CONSENT_KEY)}),l;if(r.players)d.restoring='';if(r.gameStarted===true)d.round='';if(c.necessary===true)d.consent='answered';${INSTALL};if(d.consent&&c.fonts===true&&d.fonts){l=document.createElement('link');l.rel='stylesheet';l.href=d.fonts;l.dataset.webFont='';document.head.append(l)}})(document.documentElement)`
