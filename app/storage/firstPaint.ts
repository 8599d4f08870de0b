import { ROUND_KEY } from './keys'

/**
 * Runs before the first paint, as text in the server's HTML: marks the document where the device
 * keeps a round, so that the style sheet can hold back a screen that would be wrong.
 */
export const FIRST_PAINT_SCRIPT = `(d=>{try{var r=JSON.parse(localStorage.getItem(${JSON.stringify(ROUND_KEY)}));if(r){d.restoring='';if(r.gameStarted)d.round=''}}catch(e){}})(document.documentElement.dataset)`
