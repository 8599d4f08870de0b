import type { Page } from '@playwright/test'
import { parse } from 'yaml'

/** What a screen reader is told: a role, its name, its text or what is in it. */
type Node = string | Readonly<Record<string, unknown>>

/** What a walk compares; the rest of a screen is furniture. */
const FACTS = [
  /^heading ".*" \[level=1\]$/,
  /^(alert)?dialog /,
  /^group /,
  /^text: (of \d+|First to play)$/,
  /^paragraph: (Total \d|.*(leads by|wins by|tied for the lead|share the win|Great game))/,
  /^button "\d" \[pressed\]/,
  /^button "(Prev Hole|Next Hole|Show Scorecard|Start Game|Continue Game)"/,
  /^button "(Show Rankings|Keep Playing|Continue to .*|Share Scorecard)"/,
  /^(spinbutton|textbox|row|strong|item)\b/,
]

/** Takes a page, returns what it says about the round, from top to bottom, by role and name. */
export async function readScreen(page: Page): Promise<readonly string[]> {
  const tree = parse(await page.locator('body').ariaSnapshot()) as readonly Node[]
  return tree.flatMap(linesOf).filter((line) => FACTS.some((fact) => fact.test(line)))
}

function linesOf(node: Node): readonly string[] {
  if (typeof node === 'string') return [node]
  return Object.entries(node).flatMap(([said, inside]) => {
    if (said === 'listitem') return [`item ${wordsOf(inside)}`]
    return isList(inside)
      ? [said, ...inside.flatMap(linesOf)]
      : [`${said}: ${String(inside)}`]
  })
}

/** The words of an entry of a list: the name where there is one, else the text. */
function wordsOf(inside: unknown): string {
  return isList(inside) ? inside.map(spoken).join(' ') : String(inside)
}

function spoken(node: Node): string {
  if (typeof node === 'string') return nameIn(node) ?? ''
  return Object.entries(node)
    .map(([said, text]) => nameIn(said) ?? String(text))
    .join(' ')
}

const nameIn = (said: string) => /"(.*)"/.exec(said)?.[1]

const isList = (inside: unknown): inside is readonly Node[] => Array.isArray(inside)
