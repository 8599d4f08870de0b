/** The footer's App button: how to keep the site like an app, in the browser's own words box. */
export function installHelp(): void {
  window.alert(
    'Open the browser menu, choose "Add to Home Screen" or "Install App", and follow the prompts.',
  )
}
