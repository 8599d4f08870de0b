const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A template whose values are escaped for XML. */
export const xml = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw(
    { raw: parts },
    ...values.map((value) =>
      value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign),
    ),
  )
