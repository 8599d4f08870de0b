export type FailureReason = 'timeout' | 'crash' | 'no-wasm'

/** The picture cannot be made; `reason` tells whether another try may help. */
export class PictureFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message)
    this.name = 'PictureFailure'
  }
}

/** A newer picture was asked for. */
export class Superseded extends Error {
  constructor() {
    super('A newer picture was asked for.')
    this.name = 'Superseded'
  }
}
