const DENIED = 'denied'
const layer = () => (window.dataLayer ??= [])

/** The tag layer reads consent from arguments objects only, as Google's own snippet pushes them. */
const gtag: (...words: unknown[]) => void = function () {
  layer().push(arguments)
}

/** Before anything else: nothing is granted. */
export function startTags(): void {
  gtag('consent', 'default', {
    analytics_storage: DENIED,
    ad_storage: DENIED,
    ad_user_data: DENIED,
    ad_personalization: DENIED,
  })
}

/** Tells the layer of a choice; the container is fetched only where one is configured and analytics are granted. */
export function updateTags(granted: boolean): void {
  gtag('consent', 'update', { analytics_storage: granted ? 'granted' : DENIED })
  const { gtm } = document.documentElement.dataset
  if (granted && gtm && !document.querySelector('script[data-tags]')) loadContainer(gtm)
}

function loadContainer(id: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  script.dataset.tags = ''
  document.head.append(script)
}
