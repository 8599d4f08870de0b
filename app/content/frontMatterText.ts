import { parseDocument } from 'yaml'
import { ContentError } from './frontMatter'

/**
 * Takes a file's name and its text, returns the fields that stand between two lines of ---, unchecked;
 * undefined where there are none. Throws an error of one line where they are no YAML.
 */
export function readFrontMatter(file: string, text: string): unknown {
  const yaml = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text)?.[1]
  if (yaml === undefined) return undefined
  try {
    return read(yaml)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ContentError(file, 'front matter', `expected YAML (${reason})`)
  }
}

/** What YAML only warns of is a fault here: nobody reads a build's warnings. */
function read(yaml: string): unknown {
  const document = parseDocument(yaml, { stringKeys: true })
  const [fault] = [...document.errors, ...document.warnings]
  if (fault) throw fault
  return document.toJS() as unknown
}
