/** The tag layer's queue; there once consent is followed or something is recorded. */
interface Window {
  dataLayer?: unknown[]
}
