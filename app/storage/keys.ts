export const ROUND_KEY = 'mini-golf-game-state'
export const CONSENT_KEY = 'cookieConsent'
export const LAST_GROUP_KEY = 'mini-golf-last-group'
export const INSTALL_KEY = 'mini-golf-install-card'
