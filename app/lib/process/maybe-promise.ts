/** A value that may be available synchronously. */
export type MaybePromise<Result> = Result | Promise<Result>
