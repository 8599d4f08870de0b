import { stepsBack } from '~/golf/back'
import { isPristine, NEW_ROUND, type Move, type Round } from '~/golf/round'
import { History } from './history'

/** The questions and sheets that are no part of the round. */
export type Question = 'Leave Player Setup?' | 'Start New Game?'

/** What one tab shows. */
export class Tab {
  round: Round = NEW_ROUND
  question: Question | null = null
  rankingsShown = false
  /** The device refused what was to be kept last. */
  isUnsaved = false
  /** Whose total is unfolded, by id. */
  readonly totals = new Set<string>()
  readonly history = new History()

  /** Another screen takes with it what was open on the one before. */
  show(round: Round): void {
    if (round.screen !== this.round.screen) this.forgetScreen()
    this.round = round
    this.history.settle(stepsBack(round))
  }

  /** The page is loaded afresh. */
  load(kept: Round | null): void {
    this.forgetScreen()
    this.isUnsaved = false
    this.round = NEW_ROUND
    this.show(reopened(kept))
  }

  private forgetScreen(): void {
    this.question = null
    this.rankingsShown = false
    this.totals.clear()
  }
}

/** A phone with the game in its tabs: the rules are those of app/golf, the rest is what devices do. */
export class Model {
  tabs: readonly Tab[] = []
  private active = 0
  /** What the device keeps. */
  kept: Round | null = null
  /** False while the device's storage refuses whatever is written. */
  hasRoom = true
  isOnline = true

  /** The tab in the person's hand. */
  get tab(): Tab {
    const tab = this.tabs[this.active]
    if (!tab) throw new RangeError('no tab is open')
    return tab
  }

  get round(): Round {
    return this.tab.round
  }

  /** The person makes a move in the tab in hand. */
  play(move: Move): void {
    const round = move(this.round)
    if (round === this.round) return
    this.tab.show(round)
    this.keep(round)
  }

  /** There is room again, and what was refused is kept by itself. */
  makeRoom(): void {
    this.hasRoom = true
    if (this.tab.isUnsaved) this.keep(this.round)
  }

  /** Puts down what the device will take; the other tabs follow. */
  private keep(round: Round): void {
    const isEmpty = isPristine(round)
    this.tab.isUnsaved = !this.hasRoom && !isEmpty
    if (this.tab.isUnsaved) return
    const before = JSON.stringify(this.kept)
    this.kept = isEmpty ? null : round
    if (JSON.stringify(this.kept) === before) return
    for (const tab of this.tabs) if (tab !== this.tab) tab.show(reopened(this.kept))
  }

  openTab(address: string): void {
    this.tabs = [...this.tabs, new Tab()]
    this.active = this.tabs.length - 1
    this.tab.history.open(address)
  }

  closeTab(): void {
    this.tabs = this.tabs.filter((tab) => tab !== this.tab)
    this.active = 0
  }

  turnTo(place: number): void {
    this.active = place
  }
}

/** A round in progress reopens at the ranking or the scorecard, otherwise at its hole. */
export function reopened(kept: Round | null): Round {
  if (!kept) return NEW_ROUND
  const round = { ...kept, asksForMissing: false }
  if (!round.started || round.players.length === 0) return { ...round, screen: 'setup' }
  const stays = round.screen === 'halfway' || round.screen === 'scorecard'
  return stays ? round : { ...round, screen: 'hole' }
}
