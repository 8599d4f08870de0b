/** One entry of a tab's history; entries of one document share its number. */
interface Entry {
  readonly document: number
  readonly address: string
  /** How many steps Back has within the round. */
  readonly depth: number
}

/** Browsers keep this many entries and forget the oldest. */
const MOST_ENTRIES = 50

/** The history of one tab, as a browser keeps it. */
export class History {
  private entries: readonly Entry[] = []
  private at = -1
  private documents = 0

  get here(): Entry {
    return this.entryAt(this.at)
  }

  /** A page opens in this tab: what was ahead is forgotten. */
  open(address: string): void {
    this.documents += 1
    this.add({ document: this.documents, address, depth: 0 })
  }

  /** The entry so many steps away; undefined where history ends. */
  away(steps: number): Entry | undefined {
    return this.entries[this.at + steps]
  }

  go(steps: number): void {
    this.at += steps
  }

  /** The page brings its history to the depth of the round. */
  settle(depth: number): void {
    const { here } = this
    if (here.depth > depth) this.go(depth - here.depth)
    for (let next = here.depth + 1; next <= depth; next += 1)
      this.add({ ...here, depth: next })
  }

  private add(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry].slice(-MOST_ENTRIES)
    this.at = this.entries.length - 1
  }

  private entryAt(place: number): Entry {
    const entry = this.entries[place]
    if (!entry) throw new RangeError(`no entry ${place}`)
    return entry
  }
}
