/** Options of the Remix plugin; `vite.config.ts` passes them on. */
export default {
  ignoredRouteFiles: ['**/*.module.css'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: false,
    // Asks the server for manifests while navigating; a dozen routes of an offline app do without.
    v3_lazyRouteDiscovery: false,
  },
}
