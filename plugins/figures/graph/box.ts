export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box by its middle. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
