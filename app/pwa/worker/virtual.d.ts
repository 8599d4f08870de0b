declare module 'virtual:assets-sw' {
  export const assets: readonly string[]
}
