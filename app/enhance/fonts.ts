/** Links the web font, or takes the link away again. The server's HTML says where it is, if at all. */
export function linkFonts(granted: boolean): void {
  const { fonts } = document.documentElement.dataset
  const linked = document.querySelectorAll('link[data-web-font]')
  if (!granted) linked.forEach((link) => link.remove())
  if (!granted || !fonts || linked.length > 0) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = fonts
  link.dataset.webFont = ''
  document.head.append(link)
}
