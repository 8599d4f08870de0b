/** Any other address: the page that says so. */
export function loader() {
  throw new Response('Not Found', { status: 404 })
}

export default function NoRoute() {
  return null
}
