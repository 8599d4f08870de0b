import type { MetaDescriptor, MetaFunction } from '@remix-run/node'

/** A page's head as its loader made it, on the server alone. */
export const headFromLoader: MetaFunction<() => { head: MetaDescriptor[] }> = ({
  data,
}) => data?.head ?? []
