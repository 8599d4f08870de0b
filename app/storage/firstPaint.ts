import { CONSENT_KEY, ROUND_KEY } from './keys'

/**
 * Runs before the first paint, as text in the server's HTML, and marks the document: where the
 * device keeps a round, so that the style sheet can hold back a screen that would be wrong; where
 * the cookie question is answered, so that it is not asked again; and links the web font if allowed.
 */
export const FIRST_PAINT_SCRIPT = `(h=>{var d=h.dataset,k=n=>{try{return JSON.parse(localStorage.getItem(n))||{}}catch(e){return{}}},r=k(${JSON.stringify(ROUND_KEY)}),c=k(${JSON.stringify(CONSENT_KEY)}),l;if(r.players)d.restoring='';if(r.gameStarted)d.round='';if(c.necessary)d.consent='answered';if(c.fonts&&d.fonts){l=document.createElement('link');l.rel='stylesheet';l.href=d.fonts;l.dataset.webFont='';document.head.append(l)}})(document.documentElement)`
