export const ROUND_KEY = 'mini-golf-game-state'
export const CONSENT_KEY = 'cookieConsent'
